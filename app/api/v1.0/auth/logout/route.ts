import { logOutContract } from '@/app/api/v1.0/_wire/account-contracts'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { endSession } from '@/lib/platform/session/queries'
import { clearSession } from '@/lib/platform/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(logOutContract, async ({ db }, { session }) => {
    if (session) await endSession(db, session.claims)
    await clearSession()
    return { body: { message: 'Has cerrado sesión' } }
  }),
})
