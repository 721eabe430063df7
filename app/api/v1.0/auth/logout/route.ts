import { endSession } from '@/lib/accounts/session-queries'
import { clearSession } from '@/lib/auth/session'
import { apiRoute, endpoint } from '@/lib/http/route'
import { logOut } from '../../_wire/account-operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(logOut, async ({ db }, { session }) => {
    if (session) await endSession(db, session.claims)
    await clearSession()
    return { body: { message: 'Has cerrado sesión' } }
  }),
})
