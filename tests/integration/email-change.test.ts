import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailChanges, emailTokens, externalIdentities, users } from '@/db/schema'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
} from '@/lib/people/accounts/operations/change-email'
import { forgetExpiredLinks } from '@/lib/people/accounts/operations/forget-links'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { register } from '@/lib/people/accounts/operations/register'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

const PASSWORD = 'Caminata7!'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let made = 0
const newEmail = () => `nuevo-${++made}-${Date.now()}@correo.example`

async function person(values: Partial<typeof users.$inferInsert> = {}) {
  const passwordHash = await hashPassword(PASSWORD, { lane: 'known', sender: '' })
  return makeUser(db, { passwordHash, ...values })
}

type Account = Awaited<ReturnType<typeof person>>

const as = ({ id }: { id: number }, milliseconds = 0) =>
  makeContext({ kind: 'user', id, confirmed: true }, { now: new Date(Date.now() + milliseconds) })

const ask = (account: Account, email: string, milliseconds = 0) =>
  askForEmailChange(as(account, milliseconds), { email, password: PASSWORD })

async function change(account: Account, email: string, milliseconds = 0): Promise<void> {
  await ask(account, email, milliseconds)
  await confirmEmailChange(as(account, milliseconds), { token: await secretMailedTo(email) })
}

const emailOf = async ({ id }: { id: number }) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email

describe('a change of the e-mail', () => {
  it('happens when the link in the new mailbox is opened in a session of the account', async () => {
    const account = await person()
    const email = newEmail()
    await ask(account, email)
    expect(await emailOf(account)).toBe(account.email)
    const token = await secretMailedTo(email)
    await confirmEmailChange(as(account), { token })
    expect(await emailOf(account)).toBe(email)
    expect(await logIn(makeContext(), { email, password: PASSWORD })).toMatchObject({ id: account.id })
    await expect(confirmEmailChange(as(account), { token })).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('is not for whoever has the link of somebody else', async () => {
    const [account, stranger] = [await person(), await person()]
    const email = newEmail()
    await ask(account, email)
    const token = await secretMailedTo(email)
    await expect(confirmEmailChange(as(stranger), { token })).rejects.toMatchObject({ code: 'bad_request' })
    await expect(undoEmailChange(makeContext(), { token })).rejects.toMatchObject({ code: 'bad_request' })
    expect([await emailOf(account), await emailOf(stranger)]).toEqual([account.email, stranger.email])
  })

  it('needs the password, an e-mail that is free and another one than before', async () => {
    const [account, other] = [await person(), await person()]
    const wrong = askForEmailChange(as(account), { email: newEmail(), password: 'Otra cosa 9!' })
    await expect(wrong).rejects.toMatchObject({ fields: { password: expect.any(String) } })
    for (const email of [account.email, other.email]) {
      await expect(ask(account, email)).rejects.toMatchObject({ fields: { email: expect.any(String) } })
    }
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, account.id))).toEqual([])
  })

  it('goes only to one of two accounts that confirm the same e-mail', async () => {
    const accounts = [await person(), await person()]
    const email = newEmail()
    const tokens: string[] = []
    for (const account of accounts) {
      await ask(account, email)
      tokens.push(await secretMailedTo(email))
    }
    const tries = await Promise.allSettled(
      accounts.map((account, place) => confirmEmailChange(as(account), { token: tokens[place] ?? '' })),
    )
    const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(reasons).toEqual(['conflict'])
  })

  it('lasts 24 hours as a link, ends with a newer one or by cancelling, and double clicks mail one', async () => {
    const account = await person()
    const [first, second] = [newEmail(), newEmail()]
    await ask(account, first)
    await ask(account, first)
    expect(await mailsTo(first)).toHaveLength(1)
    const token = await secretMailedTo(first)
    const late = as(account, 25 * HOUR)
    await expect(confirmEmailChange(late, { token })).rejects.toMatchObject({ code: 'bad_request' })
    await ask(account, second)
    await expect(confirmEmailChange(as(account), { token })).rejects.toMatchObject({ code: 'bad_request' })
    await cancelEmailChange(as(account))
    const cancelled = confirmEmailChange(as(account), { token: await secretMailedTo(second) })
    await expect(cancelled).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('ends the links that were mailed to the former address', async () => {
    const account = await person()
    await requestReset(makeContext(), { email: account.email })
    const reset = await secretMailedTo(account.email)
    await change(account, newEmail())
    expect(await db.select().from(emailTokens).where(eq(emailTokens.userId, account.id))).toEqual([])
    const using = resetPassword(makeContext(), { token: reset, password1: 'Otra9clave!' })
    await expect(using).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('shows on the page of a foundation at once', async () => {
    const { user } = await makeFoundation(db)
    const passwordHash = await hashPassword(PASSWORD, { lane: 'known', sender: '' })
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    const email = newEmail()
    await askForEmailChange(as(user), { email, password: PASSWORD })
    const ctx = as(user)
    await confirmEmailChange(ctx, { token: await secretMailedTo(email) })
    expect(ctx.expired).toEqual(await listTagsOfAccount(db, user.id))
  })
})

describe('the owner of the former address', () => {
  it('undoes the change: the account is theirs again, whatever was changed since', async () => {
    const account = await person()
    await change(account, newEmail())
    const undo = await secretMailedTo(account.email)
    // Whoever has the account moves it on, and has another way in.
    const third = newEmail()
    await change(account, third, 1000)
    const identity = { issuer: 'https://id.example', subject: `thief-${account.id}`, userId: account.id }
    await db.insert(externalIdentities).values(identity)
    const path = await undoEmailChange(makeContext(undefined, { now: new Date(Date.now() + 2000) }), {
      token: undo,
    })
    const [now] = await db.select().from(users).where(eq(users.id, account.id))
    expect(now).toMatchObject({ email: account.email, passwordHash: null })
    expect(now?.sessionVersion).toBeGreaterThan(account.sessionVersion)
    expect(
      await db.select().from(externalIdentities).where(eq(externalIdentities.userId, account.id)),
    ).toEqual([])
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, account.id))).toEqual([])
    const token = path.split('/').at(-1) ?? ''
    await resetPassword(makeContext(), { token, password1: 'Otra9clave!' })
    const entered = await logIn(makeContext(), { email: account.email, password: 'Otra9clave!' })
    expect(entered).toMatchObject({ id: account.id })
  })

  it('has seven days, in which nobody else gets the address', async () => {
    const [account, other] = [await person(), await person()]
    await change(account, newEmail())
    await expect(ask(other, account.email)).rejects.toMatchObject({ fields: { email: /7 días/ } })
    const registering = register(makeContext(), {
      role: 'user',
      name: 'Ana',
      lastName: 'Mora',
      countryId: other.countryId ?? 'ECU',
      cityId: other.cityId ?? 0,
      email: account.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      document: undefined,
    })
    await expect(registering).rejects.toMatchObject({ fields: { email: /7 días/ } })
    const token = await secretMailedTo(account.email)
    const late = makeContext(undefined, { now: new Date(Date.now() + 8 * DAY) })
    await expect(undoEmailChange(late, { token })).rejects.toMatchObject({ code: 'bad_request' })
    await ask(other, account.email, 8 * DAY)
    await forgetExpiredLinks(db, new Date(Date.now() + 60 * DAY))
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, account.id))).toEqual([])
  })

  it('may have it back in the usual way as well', async () => {
    const account = await person()
    await change(account, newEmail())
    await change(account, account.email, 3 * 60_000)
    expect(await emailOf(account)).toBe(account.email)
  })
})
