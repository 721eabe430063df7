import { wireSessionUser } from '@/app/api/v1.0/_wire/account'
import { logInContract } from '@/app/api/v1.0/_wire/account-contracts'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { checkAnyCode } from '@/lib/people/second-factor/operations'
import { findStaff } from '@/lib/people/second-factor/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { sealToken } from '@/lib/platform/session/jwt'
import { noteReauthentication } from '@/lib/platform/session/operations'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { startSession } from '@/lib/platform/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(logInContract, async (context, { body: { code, ...credentials } }) => {
    const start = await logIn(context, credentials)
    const secondFactor = code !== undefined && (await isProven(context, start.id, code))
    const { claims } = await startSession(start, { secondFactor })
    const session = { accountId: start.id, version: start.sessionVersion, sessionId: claims.sid }
    const account = await findSessionAccount(context.db, session)
    if (!account) throw new DomainError('unauthenticated', 'Correo o contraseña incorrectos')
    // The client has just sent the password; it cannot be asked for it again.
    if (secondFactor)
      await noteReauthentication(context.db, { sessionId: claims.sid, userId: account.id }, context.now)
    return { body: { token: await sealToken('bearer', claims), user: wireSessionUser(account) } }
  }),
})

/** False for others than staff, who have no second factor. @throws as `checkAnyCode`. */
async function isProven(context: Context, accountId: number, code: string): Promise<boolean> {
  const staff = await findStaff(context.db, accountId)
  if (staff) await checkAnyCode(context, staff, code)
  return staff !== null
}
