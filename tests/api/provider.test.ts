import { describe, expect, it } from 'vitest'
import { send, sendJson } from '@/tests/support/api'
import { IN_APP_AGENTS, variantOf } from '@/tests/support/browser-agents'
import { BASE_URL } from '@/tests/support/site'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const SAFARI_ON_HOME_SCREEN =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const start = (headers: Record<string, string>, body = '') =>
  send('/api/auth/signin/oidc', 'POST', { ...FORM, ...headers }, body)

describe('the sign-in with the provider', () => {
  it('sign-in with the provider begins there, with PKCE, state and nonce', async () => {
    const { status, headers } = await start({ origin: BASE_URL }, 'callbackUrl=/pet-care')
    expect(status).toBe(302)
    const { searchParams } = new URL(headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${BASE_URL}/api/auth/callback/oidc`,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.any(String),
      state: expect.any(String),
      nonce: expect.any(String),
    })
  })

  it('another site cannot begin a sign-in with the provider', async () => {
    expect((await start({})).status).toBe(403)
    expect((await start({ origin: 'https://evil.example' })).status).toBe(403)
  })

  it('inside another app the sign-in stays here, and keeps what it was for', async () => {
    for (const [, agent] of IN_APP_AGENTS) {
      const headers = { origin: BASE_URL, 'user-agent': variantOf(agent, 3) }
      const answer = await start(headers, 'callbackUrl=/pet-care')
      expect([answer.status, answer.headers.get('location')], agent).toEqual([
        303,
        `${BASE_URL}/login?error=InAppBrowser&callbackUrl=%2Fpet-care`,
      ])
    }
    const installed = { origin: BASE_URL, 'user-agent': SAFARI_ON_HOME_SCREEN }
    expect((await start(installed, 'installed=1')).status).toBe(302)
  })

  it('a sign-in the provider refuses ends at the login page, with the way back', async () => {
    const cookie = `next-auth.callback-url=${encodeURIComponent(`${BASE_URL}/pet-care`)}`
    const { status, headers } = await send('/api/auth/callback/oidc?error=access_denied', 'GET', { cookie })
    expect([status, headers.get('location')]).toEqual([
      302,
      `${BASE_URL}/login?error=AccessDenied&callbackUrl=%2Fpet-care`,
    ])
  })

  it('a browser that kept no cookie of the sign-in is told so by the login page', async () => {
    const { headers } = await send('/api/auth/callback/oidc?code=a&state=b')
    expect(headers.get('location')).toBe(`${BASE_URL}/login?error=Cookies`)
    expect((await send('/login?error=Cookies')).text).toContain('Tu navegador no guarda las cookies')
  })

  it('a sign-in that another browser began ends at the login page', async () => {
    const cookie = `next-auth.callback-url=${encodeURIComponent(`${BASE_URL}/pet-care`)}`
    const { headers } = await send('/api/auth/callback/oidc?code=a&state=b', 'GET', { cookie })
    expect(headers.get('location')).toBe(`${BASE_URL}/login?error=OAuthCallback&callbackUrl=%2Fpet-care`)
  })

  it('another sign-in makes the provider ask again, and say when it did', async () => {
    const { headers } = await start({ origin: BASE_URL }, 'callbackUrl=/dashboard&again=1')
    const { searchParams } = new URL(headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({ prompt: 'login', max_age: '600' })
  })

  it.each(['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'callback/credentials'])(
    '/api/auth/%s of next-auth does not exist',
    async (path) => {
      for (const method of ['GET', 'POST'])
        expect((await send(`/api/auth/${path}`, method, { origin: BASE_URL })).status, method).toBe(404)
    },
  )
})

describe('POST /user with the auth0 flag', () => {
  const register = (authorization: string, headers: Record<string, string> = {}) =>
    sendJson(
      'POST',
      '/user',
      { name: 'Nadie', role: 'admin', email: 'nadie@correo.example', auth0: true },
      { authorization, ...headers },
    )

  it('POST /user with the auth0 flag registers nobody the provider does not know', async () => {
    for (const token of ['', 'null', 'invented', 'Bearer invented'])
      expect(await register(token, { auth0: 'true' })).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
  })
})
