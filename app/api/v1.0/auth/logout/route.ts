import { apiRoute, endpoint } from '@/lib/http/route'
import { endSession } from '@/lib/session/queries'
import { clearSession } from '@/lib/session/session'
import { logOut } from '../../_wire/account-operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(logOut, async ({ db }, { session }) => {
    if (session) await endSession(db, session.claims)
    await clearSession()
    return { body: { message: 'Has cerrado sesión' } }
  }),
})
