import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { externalIdentities, users } from '@/db/schema'
import { changePasswordAction, signOutElsewhereAction } from '@/lib/people/accounts/actions'
import { logOutAction, unlinkIdentityAction } from '@/lib/people/oidc/actions'
import { IDLE } from '@/lib/platform/forms/form-state'
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { openToken } from '@/lib/platform/session/jwt'
import { getSession, hasBlockedSession, startSession } from '@/lib/platform/session/session'
import { deleteAccountAction } from '@/lib/privacy/actions'
import { PASSWORD, person } from '@/tests/support/email-changes'

/** The cookies of one browser, and a provider. */
const jar = vi.hoisted(() => {
  process.env.OIDC_ISSUER = 'https://id.example'
  process.env.OIDC_CLIENT_ID = 'querencia'
  process.env.OIDC_CLIENT_SECRET = 'the secret of tests is none, and long enough'
  process.env.OIDC_NAME = 'Prueba'
  return new Map<string, string>()
})
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'sec-fetch-site': 'same-origin', 'next-action': 'x' }),
  readCookie: async (name: string) => jar.get(name),
  writeCookie: async (name: string, value: string, { maxAge }: { maxAge: number }) => {
    if (maxAge > 0) jar.set(name, value)
    else jar.delete(name)
  },
  afterResponse: () => undefined,
}))

beforeEach(() => jar.clear())

const claims = () => openToken('cookie', jar.get(SESSION_COOKIE.name) ?? '')

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Somebody who came from the provider a minute ago. */
async function provenPerson() {
  const { id, sessionVersion, createdAt } = await person()
  const provenAt = new Date(Date.now() - 60_000)
  await startSession({ id, sessionVersion, createdAt, provenAt }, { via: 'oidc' })
  return { id, provenAt, version: sessionVersion }
}

describe('the session that goes on', () => {
  it('after the others were closed is still the provider’s, and as recently proven', async () => {
    const { provenAt, version } = await provenPerson()
    await signOutElsewhereAction(IDLE, formOf({}))
    expect(await claims()).toMatchObject({ viaProvider: true, provenAt, version: version + 1 })
  })

  it('after another password is still the provider’s', async () => {
    const { version } = await provenPerson()
    const fields = { currentPassword: PASSWORD, password1: 'Otra9clave!', password2: 'Otra9clave!' }
    await changePasswordAction(IDLE, formOf(fields))
    expect(await claims()).toMatchObject({ viaProvider: true, version: version + 1 })
  })
})

describe('the session of a blocked account', () => {
  it('is known as such until it ends, and ends for good by signing out', async () => {
    const { id } = await provenPerson()
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, id))
    expect(await hasBlockedSession()).toBe(false)
    await set({ active: false, blockedAt: new Date() })
    expect([await getSession(), await hasBlockedSession()]).toEqual([null, true])
    const copy = jar.get(SESSION_COOKIE.name) ?? ''
    await logOutAction(IDLE, formOf({})).catch(() => {})
    expect(jar.has(HINT_COOKIE.name)).toBe(false)
    jar.set(SESSION_COOKIE.name, copy)
    expect(await hasBlockedSession()).toBe(false)
    await set({ active: true, blockedAt: null })
    expect(await getSession()).toBeNull()
  })
})

describe('deleting the account', () => {
  const fields = { confirmation: 'ELIMINAR', password: PASSWORD }
  const press = () =>
    deleteAccountAction(IDLE, formOf(fields)).then(
      ({ status }) => status,
      (moved: { digest?: string }) => moved.digest?.split(';')[2],
    )

  it('leads home also when it is pressed again because the answer was lost', async () => {
    await provenPerson()
    const copy = jar.get(SESSION_COOKIE.name) ?? ''
    expect(await press()).toBe('/')
    jar.clear()
    jar.set(SESSION_COOKIE.name, copy)
    expect(await press()).toBe('/')
    expect(jar.has(SESSION_COOKIE.name)).toBe(false)
    // Without a session nothing is deleted, nor said to be.
    expect(await press()).toBe('failed')
  })
})

describe('unlinking the provider', () => {
  const unlink = async (issuer: string) => {
    const { id } = await provenPerson()
    await db.insert(externalIdentities).values({ issuer, subject: `subject-${id}`, userId: id })
    return unlinkIdentityAction(IDLE, formOf({ issuer }))
  }

  it('says that the same e-mail links it again', async () => {
    expect(await unlink('https://id.example')).toMatchObject({
      message:
        'Listo: lo desvinculamos. Si vuelves a ingresar con Prueba y este mismo correo, se vincula otra vez.',
    })
  })

  it('says nothing of that where the site has that provider no more', async () => {
    expect(await unlink('https://former.example')).toMatchObject({ message: 'Listo: lo desvinculamos.' })
  })
})
