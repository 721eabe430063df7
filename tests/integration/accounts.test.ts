import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { changePassword } from '@/lib/people/accounts/operations/change-password'
import { confirmForClient } from '@/lib/people/accounts/operations/confirm-email'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { register } from '@/lib/people/accounts/operations/register'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'
import { PASSWORD, registrationInput } from '@/tests/support/registration-input'

const HOUR = 3_600_000

const later = (milliseconds: number) => ({ now: new Date(Date.now() + milliseconds) })

/** An account with a password, confirmed. */
const makeMember = async (email: string) =>
  makeUser(db, { email, passwordHash: await hashPassword(PASSWORD) })

const settled = async (work: Promise<unknown>[]) => {
  const results = await Promise.allSettled(work)
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe('login', () => {
  it('login answers an unknown e-mail, a wrong password and an inactive account alike', async () => {
    await makeMember('conocida@correo.example')
    const inactive = await makeMember('inactiva@correo.example')
    await db.update(users).set({ active: false }).where(eq(users.id, inactive.id))
    const tries = [
      { email: 'desconocida@correo.example', password: PASSWORD },
      { email: 'conocida@correo.example', password: 'Caminata7?' },
      { email: 'inactiva@correo.example', password: PASSWORD },
    ]
    for (const credentials of tries) {
      await expect(logIn(makeContext(), credentials)).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'Correo o contraseña incorrectos',
      })
    }
  })

  it('login reveals that an account is unconfirmed only with the right password', async () => {
    const input = registrationInput()
    await register(makeContext(), input)
    await expect(logIn(makeContext(), input)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    await expect(logIn(makeContext(), { ...input, password: 'Otra clave1!' })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('a password change ends a session at once', async () => {
    const { id, email } = await makeMember('cambia@correo.example')
    const { sessionVersion } = await logIn(makeContext(), { email, password: PASSWORD })
    const session = { accountId: id, version: sessionVersion, sessionId: 'one' }
    expect(await findSessionAccount(db, session)).toMatchObject({ id, confirmed: true })
    const actor = { kind: 'user', id, confirmed: true } as const
    const next = { currentPassword: PASSWORD, password1: 'Madrugada8?', password2: 'Madrugada8?' }
    await expect(
      changePassword(makeContext(actor), { ...next, currentPassword: 'Equivocada1!' }),
    ).rejects.toMatchObject({ fields: { currentPassword: expect.any(String) } })
    const start = await changePassword(makeContext(actor), next)
    expect(await findSessionAccount(db, session)).toBeNull()
    expect(await findSessionAccount(db, { ...session, version: start.sessionVersion })).not.toBeNull()
    expect((await mailsTo(email))[0]?.subject).toBe('Tu contraseña cambió')
  })
})

describe('the link that sets a new password', () => {
  const mailLink = async (email: string, milliseconds = 0) => {
    await requestReset(makeContext(undefined, later(milliseconds)), { email })
    return secretMailedTo(email)
  }

  it('a reset link works once, even concurrently, and ends all sessions', async () => {
    const { id, email, sessionVersion } = await makeMember('olvida@correo.example')
    const token = await mailLink(email)
    const tries = Array.from({ length: 50 }, (_, i) =>
      resetPassword(makeContext(), { token, password1: `Nueva${i}clave!` }),
    )
    expect(await settled(tries)).toBe(1)
    expect(
      await findSessionAccount(db, { accountId: id, version: sessionVersion, sessionId: 'x' }),
    ).toBeNull()
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('a reset link expires after half an hour, and all links once a password is set', async () => {
    const { email } = await makeMember('varias@correo.example')
    const [first, second] = [await mailLink(email), await mailLink(email, 3 * 60_000)]
    const late = makeContext(undefined, later(HOUR / 2 + 4 * 60_000))
    await expect(resetPassword(late, { token: second, password1: PASSWORD })).rejects.toMatchObject({
      code: 'bad_request',
    })
    await resetPassword(makeContext(), { token: second, password1: 'Segunda22!clave' })
    await expect(
      resetPassword(makeContext(), { token: first, password1: 'Primera11!' }),
    ).rejects.toMatchObject({ code: 'bad_request' })
    await logIn(makeContext(), { email, password: 'Segunda22!clave' })
  })

  it('sets none made of the owner’s name or e-mail, nor does a password change', async () => {
    const { id, email } = await makeMember('nombrada@correo.example')
    const token = await mailLink(email)
    const actor = { kind: 'user', id, confirmed: true } as const
    const password1 = 'Nombrada2026!'
    const next = { currentPassword: PASSWORD, password1, password2: password1 }
    const common = { fields: { password1: expect.any(String) } }
    await expect(resetPassword(makeContext(), { token, password1 })).rejects.toMatchObject(common)
    await expect(changePassword(makeContext(actor), next)).rejects.toMatchObject(common)
  })

  it('a reset link does not confirm the e-mail', async () => {
    const { email } = await makeMember('otra@correo.example')
    const token = await mailLink(email)
    await expect(confirmForClient(makeContext(), { token }, null)).rejects.toMatchObject({
      code: 'bad_request',
    })
  })

  it('a reset link is not sent to an unknown e-mail', async () => {
    await expect(requestReset(makeContext(), { email: 'nadie.mas@correo.example' })).rejects.toMatchObject({
      code: 'not_found',
      message: 'El email no está registrado',
    })
  })
})
