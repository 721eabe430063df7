import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { send } from '@/tests/support/api'
import { demoEmail } from '@/tests/support/demo'
import { BASE_URL } from '@/tests/support/site'

const HIDDEN = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** Sends the login form of the page as a browser without scripts does, as far as it says where it comes from. */
async function sendLogin(headers: Record<string, string>) {
  const page = (await send('/login')).text
  const form = new FormData()
  for (const [, name = '', value = ''] of page.matchAll(HIDDEN)) form.set(unescaped(name), unescaped(value))
  form.set('email', demoEmail('adopta'))
  form.set('password', DEMO_PASSWORD)
  const body = new Response(form)
  const type = { 'content-type': body.headers.get('content-type') ?? '' }
  return send('/login', 'POST', { ...type, ...headers }, Buffer.from(await body.arrayBuffer()))
}

const STRANGERS: [string, Record<string, string>][] = [
  ['does not say where it comes from', {}],
  ['comes from nowhere that has a name', { origin: 'null' }],
  ['comes from another site', { origin: 'https://evil.example' }],
  ['comes from another port', { origin: 'http://localhost:1' }],
]

describe('a form', () => {
  it('a login form of our own pages signs in', async () => {
    const { status, headers } = await sendLogin({ origin: BASE_URL })
    expect(status).toBe(303)
    expect(headers.get('set-cookie')).toContain('session-token')
  })

  it.each(STRANGERS)('a login form that %s signs nobody in', async (_title, headers) => {
    expect((await sendLogin(headers)).headers.get('set-cookie') ?? '').not.toContain('session-token')
  })
})

it('the start of the provider’s sign-in reads no more than a form of ours has', async () => {
  const body = `callbackUrl=${'x'.repeat(5_000_000)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: BASE_URL }
  expect((await send('/api/auth/signin/oidc', 'POST', headers, body)).status).toBe(400)
})
