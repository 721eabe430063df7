import { wireSessionUser } from '@/app/api/v1.0/_wire/account'
import { logInContract } from '@/app/api/v1.0/_wire/account-contracts'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { DomainError } from '@/lib/platform/errors'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { sealToken } from '@/lib/platform/session/jwt'
import { noteReauthentication } from '@/lib/platform/session/operations'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { startSession } from '@/lib/platform/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(logInContract, async (context, { body }) => {
    const start = await logIn(context, body)
    const claims = await startSession(start)
    const session = { accountId: start.id, version: start.sessionVersion, sessionId: claims.sid }
    const account = await findSessionAccount(context.db, session)
    if (!account) throw new DomainError('unauthenticated', 'Correo o contraseña incorrectos')
    // The client has just sent the password; it cannot be asked for it again.
    if (account.role === 'admin')
      await noteReauthentication(context.db, { sessionId: claims.sid, userId: account.id }, context.now)
    return { body: { token: await sealToken('bearer', claims), user: wireSessionUser(account) } }
  }),
})
