import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { send, sendJson } from '@/tests/support/api'
import { demoEmail, knownPages } from '@/tests/support/demo'
import { staffLogin } from '@/tests/support/second-factor'

/** The way into an account, which whoever is in already has no use for, and what became of somebody's donation. */
const PERSONAL = /^\/(login|register|reset|email-confirm|sponsor\/confirm)/

describe('a public page', () => {
  const cookies: string[] = []

  beforeAll(async () => {
    for (const account of ['adopta', 'fundacion', 'admin'] as const) {
      const email = demoEmail(account)
      const login =
        account === 'admin' ? await staffLogin(email, DEMO_PASSWORD) : { email, password: DEMO_PASSWORD }
      const { headers } = await sendJson('POST', '/auth/userLogin', login)
      const values = (headers.get('set-cookie') ?? '').match(/[\w.-]+=[^;,]+(?=;)/g) ?? []
      cookies.push(values.filter((pair) => /session-token|querencia-sesion/.test(pair)).join('; '))
    }
  })

  const pages = Object.entries(knownPages).filter(([, path]) => !PERSONAL.test(path))
  it.each(pages)('the public page (%s) has the same bytes signed in and signed out', async (_name, path) => {
    // The first request may make the page.
    await send(path)
    for (const cookie of cookies) {
      expect(cookie).toContain('session-token=')
      // Again when they differ: a page that is made for each request streams its parts as they are ready.
      await expect
        .poll(async () => {
          const { status, text, headers } = await send(path, 'GET', { cookie })
          expect(headers.get('set-cookie')).toBeNull()
          const stranger = await send(path)
          return status === stranger.status && differenceOf(text, stranger.text)
        })
        .toBeNull()
    }
  })
})

/** Both around the first byte that differs. */
function differenceOf(one: string, other: string): [string, string] | null {
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at++
  const from = Math.max(0, at - 100)
  return [one.slice(from, from + 200), other.slice(from, from + 200)]
}
