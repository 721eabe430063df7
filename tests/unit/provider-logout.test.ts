import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logOutAction } from '@/lib/people/oidc/actions'
import { ANONYMOUS } from '@/lib/platform/actor'
import { IDLE } from '@/lib/platform/forms/form-state'

const ISSUER = 'https://id.example'
const ended = vi.hoisted(() => ({
  session: { claims: { viaProvider: true } } as object | null,
  cookies: [''],
}))
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'sec-fetch-site': 'same-origin' }),
  writeCookie: async (name: string, value: string) => ended.cookies.push(`${name}=${value}`),
}))
vi.mock('@/lib/platform/session/session', () => ({
  getActor: async () => ANONYMOUS,
  stopSession: async () => ended.session,
}))
vi.mock('@/lib/people/oidc/provider', async (original) => ({
  ...(await original<object>()),
  findProvider: () => ({ issuer: ISSUER, clientId: 'querencia', clientSecret: 'a secret', name: 'Prueba' }),
}))

/** What the provider says of itself, or that it is away. */
const tell = (endpoints: object | null) =>
  vi.stubGlobal('fetch', async () => {
    if (!endpoints) throw new Error('away')
    return Response.json({ issuer: ISSUER, userinfo_endpoint: `${ISSUER}/me`, ...endpoints })
  })

/** Where a logout leads. */
async function logOut(): Promise<string> {
  const leading: { digest?: string } = await logOutAction(IDLE, new FormData()).then(
    () => ({}),
    (error) => error,
  )
  return leading.digest?.split(';')[2] ?? ''
}

const END_SESSION = { end_session_endpoint: `${ISSUER}/session/end` }

describe('a logout', () => {
  beforeEach(() => {
    ended.session = { claims: { viaProvider: true } }
    ended.cookies = []
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  it('of somebody who came from the provider ends the session there too, and comes back to the login', async () => {
    tell(END_SESSION)
    const address = new URL(await logOut())
    expect(address.origin + address.pathname).toBe(END_SESSION.end_session_endpoint)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'querencia',
      post_logout_redirect_uri: expect.stringMatching(/^http.*\/login$/),
    })
  })

  it('of anybody else leads to the login at once, and says so there', async () => {
    tell(END_SESSION)
    ended.session = { claims: {} }
    expect(await logOut()).toBe('/login')
    expect(ended.cookies).toEqual([expect.stringMatching(/=signedOut$/)])
  })

  it.each([
    ['has no such address', {}],
    ['is away', null],
  ])('leads to the login where the provider %s', async (_what, endpoints) => {
    tell(endpoints)
    expect(await logOut()).toBe('/login')
  })
})
