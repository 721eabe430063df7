import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { refuseWhileServed } from '@/scripts/support/build'
import { demoEmail } from '@/tests/support/demo'
import { linkIn } from '@/tests/support/mailbox'
import { startOwnServer, waitForRateLimitWindow } from '@/tests/support/own-server'

const EMAIL = 'persona.discreta@correo.example'
const PASSWORDS = ['Secreta7!clave', 'Equivocada8?clave', 'Renovada9!clave'] as const

let site: Awaited<ReturnType<typeof startOwnServer>>
let sql: postgres.Sql
beforeAll(async () => {
  site = await startOwnServer('.next-test', 'own', { LIMIT_LOGIN_PAIR: '3' })
  sql = postgres(site.databaseUrl, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await sql?.end()
  await site?.stop()
})

const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${site.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function newestSecret(): Promise<string> {
  const mails = JSON.parse((await call('GET', `/dev/correo.json?to=${EMAIL}`)).text) as { text: string }[]
  return linkIn(mails[0]?.text)?.secret ?? ''
}

it('login attempts count for the connection’s IP, whatever headers a request carries', async () => {
  const guess = (i: number) =>
    call(
      'POST',
      '/api/v1.0/auth/userLogin',
      { email: demoEmail('adopta'), password: `Intento${i}!` },
      {
        'x-forwarded-for': `198.51.100.${i}`,
        'x-querencia-peer': `198.51.100.${i}`,
        forwarded: `for=10.0.0.${i}`,
      },
    )
  await waitForRateLimitWindow(LIMITS.loginPair.seconds, 20)
  for (let i = 0; i < 3; i++) expect((await guess(i)).status).toBe(401)
  const { status, headers, text } = await guess(3)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.parse(text).error).toMatch(/minuto|segundo/)
}, 60_000)

it('the server’s log holds no personal data and no secrets, also when everything goes wrong', async () => {
  const [password, wrong, renewed] = PASSWORDS
  const [city] = JSON.parse((await call('GET', '/api/v1.0/cities/ECU')).text) as { id: number }[]
  const person = {
    role: 'user',
    name: 'Discreta',
    lastName: 'Persona',
    countryId: 'ECU',
    cityId: String(city?.id),
    email: EMAIL,
    password,
    confirmPassword: password,
  }
  const secrets: string[] = []
  const logIn = (given: string) => call('POST', '/api/v1.0/auth/userLogin', { email: EMAIL, password: given })

  expect((await call('POST', '/api/v1.0/user', person)).text).toContain('message')
  secrets.push(await newestSecret())
  const stranger = { ...person, password: `${password}2`, confirmPassword: `${password}2` }
  expect((await call('POST', '/api/v1.0/user', stranger)).text).toContain('Error')
  expect((await logIn(password)).status).toBe(403)
  await sql`update users set email_verified_at = now() where email = ${EMAIL}`
  expect((await call('GET', `/api/v1.0/verify/tk/${secrets[0]}`)).status).toBe(200)
  expect((await logIn(wrong)).status).toBe(401)
  const login = await logIn(password)
  const { token } = JSON.parse(login.text) as { token: string }
  secrets.push(token, /session-token=([^;]+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '')
  expect((await call('POST', '/api/v1.0/verify/recpass', { email: EMAIL })).status).toBe(200)
  const reset = await newestSecret()
  secrets.push(reset)

  // From here on the database refuses what it is given, and says so with all it was given.
  await sql`alter table users add constraint nobody check (session_version < 1) not valid`
  const next = { password1: renewed, password2: renewed }
  expect((await call('PUT', `/api/v1.0/verify/modpass/${reset}`, next)).status).toBe(500)
  expect((await call('POST', '/api/v1.0/user', { ...person, email: `otra.${EMAIL}` })).status).toBe(500)
  await sql`alter table email_tokens rename to elsewhere`
  expect((await call('GET', `/api/v1.0/verify/tk/${secrets[0]}`)).status).toBe(500)
  expect((await call('POST', '/api/v1.0/verify/recpass', { email: EMAIL })).status).toBe(500)
  await sql`alter table users rename to nowhere`
  expect((await logIn(password)).status).toBe(500)
  expect((await call('GET', '/api/v1.0/user/1', undefined, { authorization: token })).status).toBe(500)
  for (const path of ['/dashboard', '/login', '/reset', `/email-confirmed/api/v1.0/verify/tk/${reset}`])
    await call('GET', path, undefined, { cookie: `next-auth.session-token=${secrets[2]}` })

  const written = site.output()
  expect(written).toContain('/api/v1.0/verify/modpass/[…]')
  const entries = written
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(entries).toContainEqual(expect.objectContaining({ code: '23514', constraint_name: 'nobody' }))
  expect(secrets.every((secret) => secret.length > 20)).toBe(true)
  for (const secret of [...secrets, ...PASSWORDS, EMAIL, 'argon2', 'Discreta'])
    expect(written.includes(secret), `${secret.slice(0, 6)}… is in the log`).toBe(false)
})

it('no build empties the folder that a running server runs from', async () => {
  await expect(refuseWhileServed('.next-test')).rejects.toThrow('Un servidor usa lo compilado')
})
