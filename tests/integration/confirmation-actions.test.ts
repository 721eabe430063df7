import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { confirmByPasswordAction, confirmInOwnBrowserAction } from '@/lib/people/accounts/actions'
import { register } from '@/lib/people/accounts/operations/register'
import { rememberRegistration } from '@/lib/people/accounts/registration-cookie'
import { IDLE } from '@/lib/platform/forms/form-state'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { adoptPath } from '@/lib/text/adopter-routes'
import { makeContext } from '@/tests/support/context'
import { secretMailedTo } from '@/tests/support/outbox'
import { accountOf, PASSWORD, registrationInput } from '@/tests/support/registration-input'

/** The cookies of one browser. */
const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'sec-fetch-site': 'same-origin', 'next-action': 'confirm' }),
  readCookie: async (name: string) => jar.get(name),
  writeCookie: async (name: string, value: string, { maxAge }: { maxAge: number }) => {
    if (maxAge > 0) jar.set(name, value)
    else jar.delete(name)
  },
  afterResponse: () => undefined,
}))

const nothing = vi.hoisted(() => async () => [])
vi.mock('@/lib/platform/catalog/cache', () => ({
  getCountries: nothing,
  getAllCities: nothing,
  getBreeds: nothing,
  getColors: nothing,
}))

beforeEach(() => jar.clear())

type Action = typeof confirmInOwnBrowserAction

/** Somebody who registered in this browser on the way to a request, and their mailed secret. */
async function registered(overrides: Record<string, unknown> = {}) {
  const callbackUrl = adoptPath((await makePet(db)).id)
  const input = registrationInput(overrides)
  await rememberRegistration({ ...input, callbackUrl }, await register(makeContext(), input, callbackUrl))
  return { email: input.email, callbackUrl, token: await secretMailedTo(input.email) }
}

/** Sends a form. @returns where it leads, or its state. */
async function send(action: Action, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return action(IDLE, form).then(
    (state) => ({ state, path: null }),
    (moved: { digest?: string }) => ({ state: null, path: moved.digest?.split(';')[2] ?? '' }),
  )
}

const isSignedIn = () => jar.has(SESSION_COOKIE.name)
const remembered = () => [...jar.keys()].filter((name) => /querencia-(registro|alta)$/.test(name))
const pageOf = (token: string) => expect.stringContaining(`/verify/tk/${token}?callbackUrl=`)

describe('confirming an e-mail on the way to a request', () => {
  it('in the browser that registered signs in and goes straight there', async () => {
    const { callbackUrl, token } = await registered()
    const { path } = await send(confirmInOwnBrowserAction, { token, callbackUrl })
    expect(path).toBe(callbackUrl)
    expect(isSignedIn()).toBe(true)
    expect(jar.get('querencia-aviso')).toContain('emailConfirmed')
    expect(remembered()).toEqual([])
  })

  it('elsewhere goes there by the password', async () => {
    const { callbackUrl, token } = await registered()
    jar.clear()
    const { state } = await send(confirmInOwnBrowserAction, { token, callbackUrl })
    expect([state?.code, isSignedIn()]).toEqual(['forbidden', false])
    const { path } = await send(confirmByPasswordAction, { token, callbackUrl, password: PASSWORD })
    expect([path, isSignedIn()]).toEqual([callbackUrl, true])
  })

  it('a second time signs nobody in: the login follows, which knows the e-mail', async () => {
    const { email, callbackUrl, token } = await registered()
    const before = new Map(jar)
    await send(confirmInOwnBrowserAction, { token, callbackUrl })
    jar.clear()
    for (const [name, value] of before) jar.set(name, value)
    const { path } = await send(confirmInOwnBrowserAction, { token, callbackUrl })
    expect([path, isSignedIn()]).toEqual([pageOf(token), false])
    expect(jar.get('querencia-registro')).toContain(email)
  })

  it.each([
    ['the staff, who give their second factor', { role: 'admin' }],
    ['the suspended', { active: false, suspendedAt: new Date(), suspensionReason: 'Vende.' }],
    ['the blocked', { active: false, blockedAt: new Date() }],
  ] as const)('signs nobody in of %s', async (_who, change) => {
    const { email, callbackUrl, token } = await registered()
    await db.update(users).set(change).where(eq(users.email, email))
    const { path } = await send(confirmInOwnBrowserAction, { token, callbackUrl })
    expect([path, isSignedIn()]).toEqual([pageOf(token), false])
    expect((await accountOf(email)).emailVerifiedAt).not.toBeNull()
  })

  it('without a callback URL says on its page that it is done', async () => {
    const { token } = await registered()
    const { path } = await send(confirmInOwnBrowserAction, { token })
    expect([path, isSignedIn()]).toEqual([expect.stringMatching(/\/verify\/tk\/[^?]*$/), true])
  })
})
