import { logOutContract } from '@/app/api/v1.0/_wire/account-contracts'
import { readSession } from '@/lib/platform/http/credentials'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { endSession } from '@/lib/platform/session/queries'
import { clearSession } from '@/lib/platform/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  // Reads its credentials itself: a token that has run out is refused, but the session of the cookie ends all the same.
  POST: endpoint({ ...logOutContract, credentials: 'none' }, async ({ db }, { request }) => {
    const session = await readSession(request, 'any').catch(async (refusal) => {
      if (!request.headers.has('authorization')) throw refusal
      const byCookie = await readSession(withoutToken(request), 'any')
      if (byCookie) await endSession(db, byCookie.claims)
      await clearSession()
      throw refusal
    })
    if (session) await endSession(db, session.claims)
    await clearSession()
    return { body: { message: 'Has cerrado sesión' }, headers: { 'Cache-Control': 'private, no-store' } }
  }),
})

function withoutToken({ url, method, headers }: Request): Request {
  const rest = new Headers(headers)
  rest.delete('authorization')
  return new Request(url, { method, headers: rest })
}
