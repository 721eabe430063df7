import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import {
  confirmByNewPassword,
  confirmByPassword,
  confirmForClient,
  confirmInOwnBrowser,
} from '@/lib/people/accounts/operations/confirm-email'
import { resendConfirmation } from '@/lib/people/accounts/operations/email-links'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { register } from '@/lib/people/accounts/operations/register'
import { resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { isOwnRegistration, registrationProofs } from '@/lib/people/accounts/registration-proof'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'
import { accountOf, PASSWORD, registrationInput } from '@/tests/support/registration-input'

const HOUR = 3_600_000
const OTHER = 'Madrugada8?'

const later = (milliseconds: number) => ({ now: new Date(Date.now() + milliseconds) })

/** Somebody who registered, with the proof that their browser keeps and the secret of their mail. */
async function registered(overrides: Record<string, unknown> = {}) {
  const input = registrationInput(overrides)
  const account = await register(makeContext(), input)
  const proof = registrationProofs.read(registrationProofs.write(account))
  return { ...account, email: input.email, proof, token: await secretMailedTo(input.email) }
}

const isConfirmed = async (email: string) => (await accountOf(email)).emailVerifiedAt !== null
const logInWith = (email: string, password: string) => logIn(makeContext(), { email, password })

describe('the link that confirms an e-mail', () => {
  it('in the browser that registered it confirms, signs in, and keeps the password', async () => {
    const { id, email, proof, token } = await registered()
    const start = await confirmInOwnBrowser(makeContext(), { token }, proof)
    expect(start).toMatchObject({ id, provenAt: expect.any(Date) })
    const session = { accountId: id, version: start?.sessionVersion ?? 0, sessionId: 'x' }
    expect(await findSessionAccount(db, session)).toMatchObject({ id, confirmed: true })
    expect((await accountOf(email)).passwordProvenAt).not.toBeNull()
    await logInWith(email, PASSWORD)
  })

  it('without that browser’s proof, or with another account’s, it changes nothing', async () => {
    const { email, token } = await registered()
    const stranger = await registered()
    for (const proof of [null, stranger.proof]) {
      await expect(confirmInOwnBrowser(makeContext(), { token }, proof)).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    expect(await isConfirmed(email)).toBe(false)
  })

  it('a proof is signed, and of the account as it was made', async () => {
    const { id, createdAt, proof } = await registered()
    expect(registrationProofs.read(`${id}.${createdAt.getTime().toString(36)}.${'a'.repeat(27)}`)).toBeNull()
    expect(isOwnRegistration(proof, { userId: id, createdAt })).toBe(true)
    expect(isOwnRegistration(proof, { userId: id, createdAt: new Date(0) })).toBe(false)
  })

  it('elsewhere the password is asked for once', async () => {
    const { email, token } = await registered()
    await expect(confirmByPassword(makeContext(), { token, password: OTHER })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
    expect(await isConfirmed(email)).toBe(false)
    expect(await confirmByPassword(makeContext(), { token, password: PASSWORD })).toMatchObject({
      provenAt: expect.any(Date),
    })
    expect(await isConfirmed(email)).toBe(true)
  })

  it('passwords are guessed ten times at most', async () => {
    const { token } = await registered()
    const guess = () => confirmByPassword(makeContext(), { token, password: OTHER })
    for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject({ code: 'invalid' })
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('another password replaces the one that a stranger chose, and ends their sessions', async () => {
    const { id, email, token } = await registered()
    const before = (await accountOf(email)).sessionVersion
    const start = await confirmByNewPassword(makeContext(), { token, password1: OTHER })
    expect(await findSessionAccount(db, { accountId: id, version: before, sessionId: 'x' })).toBeNull()
    expect(start?.sessionVersion).toBe(before + 1)
    await expect(logInWith(email, PASSWORD)).rejects.toMatchObject({ code: 'unauthenticated' })
    await logInWith(email, OTHER)
  })

  it('sets no password once the e-mail is confirmed', async () => {
    const { email, proof, token } = await registered()
    await confirmInOwnBrowser(makeContext(), { token }, proof)
    const conflict = { code: 'conflict' }
    await expect(confirmByNewPassword(makeContext(), { token, password1: OTHER })).rejects.toMatchObject(
      conflict,
    )
    await expect(confirmByPassword(makeContext(), { token, password: PASSWORD })).rejects.toMatchObject(
      conflict,
    )
    expect(await confirmInOwnBrowser(makeContext(), { token }, proof)).toBeNull()
    await logInWith(email, PASSWORD)
  })

  it('of concurrent confirmations one signs in', async () => {
    const { proof, token } = await registered()
    const starts = await Promise.allSettled([
      confirmInOwnBrowser(makeContext(), { token }, proof),
      confirmByPassword(makeContext(), { token, password: PASSWORD }),
      confirmByNewPassword(makeContext(), { token, password1: OTHER }),
    ])
    expect(starts.filter((start) => start.status === 'fulfilled' && start.value !== null)).toHaveLength(1)
  })

  it('signs no staff in', async () => {
    const { email, proof, token } = await registered()
    await db.update(users).set({ role: 'admin' }).where(eq(users.email, email))
    expect(await confirmInOwnBrowser(makeContext(), { token }, proof)).toBeNull()
    expect(await isConfirmed(email)).toBe(true)
  })

  it('stops working when a newer one is mailed, and after a day', async () => {
    const { email, token, proof } = await registered()
    const dead = { code: 'bad_request' }
    await expect(
      confirmInOwnBrowser(makeContext(undefined, later(25 * HOUR)), { token }, proof),
    ).rejects.toMatchObject(dead)
    await resendConfirmation(makeContext(undefined, later(2 * 60_000)), { email })
    await expect(confirmInOwnBrowser(makeContext(), { token }, proof)).rejects.toMatchObject(dead)
    await confirmInOwnBrowser(makeContext(), { token: await secretMailedTo(email) }, proof)
  })

  it('cannot reset a password', async () => {
    const { token } = await registered()
    await expect(resetPassword(makeContext(), { token, password1: PASSWORD })).rejects.toMatchObject({
      code: 'bad_request',
    })
  })

  it('is resent at most once a minute, and never to an unknown e-mail', async () => {
    const { email } = await registered()
    await resendConfirmation(makeContext(), { email })
    expect(await mailsTo(email)).toHaveLength(1)
    await resendConfirmation(makeContext(undefined, later(61_000)), { email })
    expect(await mailsTo(email)).toHaveLength(2)
    await resendConfirmation(makeContext(), { email: 'nadie@correo.example' })
    expect(await mailsTo('nadie@correo.example')).toHaveLength(0)
  })
})

describe('a confirmation by an API client', () => {
  it('drops the password outside the browser that registered, and may be repeated', async () => {
    const { email, token } = await registered()
    const confirmOnce = (milliseconds = 0) =>
      confirmForClient(makeContext(undefined, later(milliseconds)), { token }, null)
    expect(await confirmOnce()).toBe(false)
    const { emailVerifiedAt, passwordHash } = await accountOf(email)
    expect([emailVerifiedAt, passwordHash]).toEqual([expect.any(Date), null])
    await confirmOnce(HOUR)
    expect((await accountOf(email)).emailVerifiedAt).toEqual(emailVerifiedAt)
    await expect(confirmOnce(25 * HOUR)).rejects.toMatchObject({ code: 'bad_request' })
    await expect(logInWith(email, PASSWORD)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('keeps the password in the browser that registered, and of an account that is confirmed', async () => {
    const { email, proof, token } = await registered()
    expect(await confirmForClient(makeContext(), { token }, proof)).toBe(true)
    expect(await confirmForClient(makeContext(), { token }, null)).toBe(true)
    await logInWith(email, PASSWORD)
  })
})
