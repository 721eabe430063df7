import { afterAll, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { codeAt } from '@/lib/people/second-factor/codes'
import { DEMO_SECRET } from '@/lib/people/second-factor/demo'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { get, send, sendJson } from '@/tests/support/api'
import { DEMO_ACCOUNTS, demoEmail } from '@/tests/support/demo'
import { staffLogin } from '@/tests/support/second-factor'
import { siteDatabaseUrl } from '@/tests/support/site'

const db = createDb(siteDatabaseUrl(), { max: 1 })
afterAll(() => db.$client.end())

const makeStaff = async () => makeUser(db, { role: 'admin', passwordHash: await hashDemoPassword() })
const logIn = (body: object) => sendJson('POST', '/auth/userLogin', body)
const cookiesOf = (headers: Headers) =>
  ((headers.get('set-cookie') ?? '').match(/[\w.-]+=[^;,]+(?=;)/g) ?? []).join('; ')

it('a token that staff got by their password alone is a visitor’s', async () => {
  const { email } = await makeStaff()
  const { status, body, headers } = await logIn({ email, password: DEMO_PASSWORD })
  expect(status).toBe(200)
  const { token, user } = body as { token: string; user: { id: number } }
  const authorization = { authorization: token }
  expect((await get('/countries', authorization)).status).toBe(200)
  for (const path of [`/user/${user.id}`, `/user/${DEMO_ACCOUNTS.adopta}`, '/donations'])
    expect((await get(path, authorization)).status, path).toBe(401)
  const cookie = { cookie: cookiesOf(headers) }
  expect(cookie.cookie).toContain('session-token=')
  expect(cookie.cookie).not.toContain('querencia-sesion=')
  expect((await get(`/user/${user.id}`, cookie)).status).toBe(401)
})

it('a token that staff got with a recovery code has their rights', async () => {
  const { id, email } = await makeStaff()
  const { status, body } = await logIn(await staffLogin(email, DEMO_PASSWORD))
  expect(status).toBe(200)
  const { token } = body as { token: string }
  for (const user of [id, DEMO_ACCOUNTS.adopta])
    expect((await get(`/user/${user}`, { authorization: token })).status).toBe(200)
})

it('a wrong code of staff begins no session, and other accounts need none', async () => {
  const { email } = await makeStaff()
  const wrong = await logIn({ email, password: DEMO_PASSWORD, code: '000000' })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
  expect(wrong.headers.get('set-cookie')).toBeNull()
  const other = await logIn({ email: demoEmail('adopta'), password: DEMO_PASSWORD, code: '000000' })
  expect(other.status).toBe(200)
})

it('staff without their second factor reach no page of the desk, whatever began their session', async () => {
  const { id } = await makeStaff()
  for (const proof of [{}, { via: 'oidc' as const }]) {
    const token = await sealToken('cookie', newClaims({ id, sessionVersion: 1 }, proof))
    const cookie = { cookie: `${SESSION_COOKIE.name}=${token}` }
    for (const path of [
      '/admin',
      '/admin/cuentas',
      '/admin/documentos/3',
      '/dashboard',
      '/dashboard/datos',
    ]) {
      const { status, headers } = await send(path, 'GET', cookie)
      expect([status, new URL(headers.get('location') ?? '/', 'http://site').pathname]).toEqual([
        307,
        '/login',
      ])
    }
    const login = await send('/login?callbackUrl=%2Fadmin', 'GET', cookie)
    expect(login.headers.get('location')).toBe('/login/codigo?callbackUrl=%2Fadmin')
    const code = await send('/login/codigo?callbackUrl=%2Fadmin', 'GET', cookie)
    expect(code.headers.get('location')).toBe('/login/segundo-factor?callbackUrl=%2Fadmin')
    expect((await send('/login/segundo-factor', 'GET', cookie)).text).toContain('Código QR')
  }
})

it('the demo shows the present code of its staff', async () => {
  const before = codeAt(DEMO_SECRET, new Date())
  const { text } = await send('/dev/codigo')
  expect([before, codeAt(DEMO_SECRET, new Date())].some((code) => text.includes(`>${code}<`))).toBe(true)
})
