import { beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, sendJson, tokenOf } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'
import { BASE_URL } from '@/tests/support/site'

const [ME] = OWN_PEOPLE.credentials
let cookie: string
let token: string
beforeAll(async () => {
  cookie = await cookieOf(ME)
  token = await tokenOf(ME)
})

/** A write that is refused for nothing but its credentials: there is no such pet. */
const write = async (headers: Record<string, string>) =>
  (await sendJson('POST', '/pets/favourite', { userId: ME, petId: 2_147_483_647 }, headers)).status
const LET_IN = 404

describe('a write with the session cookie', () => {
  it('a write with the session cookie is accepted from our own origin', async () => {
    expect(await write({ cookie, origin: BASE_URL })).toBe(LET_IN)
    expect(await write({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(LET_IN)
  })

  it.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'http://evil.example', host: 'evil.example' },
    { origin: 'http://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
  ])('a write with the session cookie is refused from %j', async (headers) => {
    expect(await write({ cookie, ...headers })).toBe(403)
  })
})

describe('the authorization header', () => {
  it('an API token is accepted raw or after Bearer, from any origin', async () => {
    for (const authorization of [token, `Bearer ${token}`, `bearer  ${token}`])
      expect(await write({ authorization, origin: 'https://evil.example' }), authorization).toBe(LET_IN)
  })

  it('an invalid authorization header is a 401, also beside a valid cookie', async () => {
    for (const authorization of ['a', 'Bearer a', cookie.split('=')[1] ?? ''])
      expect(await write({ authorization, cookie, origin: BASE_URL })).toBe(401)
  })

  it('an empty or null authorization header counts as absent', async () => {
    for (const authorization of ['', 'null', 'undefined', 'Bearer undefined'])
      expect(await write({ authorization, cookie, origin: BASE_URL })).toBe(LET_IN)
  })

  it('an API token does not open the site as a session cookie', async () => {
    const name = cookie.split('=')[0]
    expect(await write({ cookie: `${name}=${token}`, origin: BASE_URL })).toBe(401)
  })
})
