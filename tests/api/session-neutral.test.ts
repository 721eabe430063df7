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
    const stranger = await send(path)
    for (const cookie of cookies) {
      expect(cookie).toContain('session-token=')
      const { status, text, headers } = await send(path, 'GET', { cookie })
      expect([status, text]).toEqual([stranger.status, stranger.text])
      expect(headers.get('set-cookie')).toBeNull()
    }
  })
})
