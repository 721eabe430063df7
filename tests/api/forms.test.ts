import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { TOO_MUCH_TEXT, TYPED_IS_BEHIND } from '@/lib/platform/http/refusals'
import { send, signedIn } from '@/tests/support/api'
import { cookiesOf } from '@/tests/support/api-people'
import { DEMO_ACCOUNTS, demoEmail } from '@/tests/support/demo'
import { keepForm } from '@/tests/support/plain-form'
import { BASE_URL } from '@/tests/support/site'

const sendLogin = async (headers: Record<string, string>) =>
  (await keepForm('/login', 'name="password"'))(
    { email: demoEmail('adopta'), password: DEMO_PASSWORD },
    headers,
  )

const sendReport = async (fields: Record<string, string>) =>
  (await keepForm('/pet-detail/100015/reportar', 'name="details"'))(fields)

const STRANGERS: [string, Record<string, string>][] = [
  ['does not say where it comes from', {}],
  ['comes from nowhere that has a name', { origin: 'null' }],
  ['comes from another site', { origin: 'https://evil.example' }],
  ['comes from the host that it names', { origin: 'http://evil.example', host: 'evil.example' }],
  [
    'comes from the host that a proxy is said to have been asked for',
    { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
  ['comes from another port', { origin: 'http://localhost:1' }],
]

describe('a form', () => {
  it('a login form of our own pages signs in', async () => {
    const { status, headers } = await sendLogin({ origin: BASE_URL })
    expect(status).toBe(303)
    expect(headers.get('set-cookie')).toContain('session-token')
  })

  it('a login whose session the browser does not keep ends at a sentence about cookies', async () => {
    const { headers } = await sendLogin({ origin: BASE_URL })
    const target = headers.get('location') ?? ''
    expect((await send(target)).text).toContain('Tu navegador no guarda las cookies')
    const kept = await send(target, 'GET', cookiesOf(headers))
    expect([kept.status, kept.headers.get('location')]).toEqual([307, '/'])
  })

  it('a session without its hint goes on by way of what sets the hint again', async () => {
    const { headers } = await sendLogin({ origin: BASE_URL })
    const session = { cookie: /[\w.-]*session-token=[^;]+/.exec(cookiesOf(headers).cookie)?.[0] ?? '' }
    const onward = (await send('/login?callbackUrl=/faqs', 'GET', session)).headers.get('location') ?? ''
    expect(onward).toBe('/login/seguir?callbackUrl=%2Ffaqs')
    const hinted = await send(onward, 'GET', session)
    expect([hinted.status, hinted.headers.get('location')]).toEqual([303, '/faqs'])
    expect(hinted.headers.get('set-cookie')).toContain('querencia-sesion=')
    expect((await send(onward)).headers.get('location')).toBe('/login?callbackUrl=%2Ffaqs')
  })

  it('of a session that ended meanwhile shows its text beside a link to the login, which is not sent the form', async () => {
    const session = await signedIn(DEMO_ACCOUNTS.adopta)
    const fields = { points: '5', comment: 'Muy atentos.' }
    const review = await keepForm('/review/3', 'name="comment"', session)
    const { status, text } = await review(fields)
    expect(status).toBe(200)
    expect(text).toContain('Muy atentos.')
    expect(text).toContain('href="/login?callbackUrl=%2Freview%2F3"')
  })

  it.each(STRANGERS)('a login form that %s signs nobody in', async (_title, headers) => {
    expect((await sendLogin(headers)).headers.get('set-cookie') ?? '').not.toContain('session-token')
  })

  it('a login form of our own pages signs in behind a proxy that passes another host on', async () => {
    const { status, headers } = await sendLogin({ origin: BASE_URL, host: 'app.internal:3000' })
    expect(status).toBe(303)
    expect(headers.get('set-cookie')).toContain('session-token')
  })
})

describe('a report of a pet', () => {
  it.each([
    ['its text', 'details'],
    ['a field that it lacks', 'other'],
  ])(
    'with 100 KB in %s is refused by a page that has none of it, with 13 MB before it is read',
    async (_what, name) => {
      const { status, text } = await sendReport({ reason: 'x', [name]: 'a'.repeat(100_000) })
      expect(status).toBe(200)
      expect(text).toContain(TOO_MUCH_TEXT)
      expect(text).toContain(TYPED_IS_BEHIND)
      expect(text).not.toContain('a'.repeat(1_000))
      expect(text.length).toBeLessThan(100_000)
      const unread = await sendReport({ reason: 'x', [name]: 'a'.repeat(13_000_000) })
      expect([unread.status, unread.text]).toEqual([413, TOO_MUCH_TEXT])
    },
  )

  it('that is wrong comes back with its text, and not with fields that it lacks', async () => {
    const { text } = await sendReport({ reason: 'x', details: 'Pide dinero', other: 'Algo más' })
    expect(text).toContain('Pide dinero')
    expect(text).not.toContain('Algo más')
  })
})

it('the start of the provider’s sign-in reads no more than a form of ours has', async () => {
  const body = `callbackUrl=${'x'.repeat(5_000_000)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: BASE_URL }
  expect((await send('/api/auth/signin/oidc', 'POST', headers, body)).status).toBe(400)
})

it('a page is rendered for nobody who posts what is no form of ours, and says what it answers to', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'application/json', '']) {
    const { status, headers, text } = await send('/', 'POST', type ? { 'content-type': type } : {}, 'x=1')
    expect([status, headers.get('allow')], type).toEqual([415, 'GET, HEAD, POST'])
    expect(text.length).toBeLessThan(100)
  }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    expect((await send('/faqs', method)).status, method).toBe(405)
  expect((await send('/faqs', 'HEAD')).status).toBe(200)
})
