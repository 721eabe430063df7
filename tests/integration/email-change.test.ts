import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailChanges, emailTokens, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
} from '@/lib/people/accounts/operations/change-email'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { undoEmailChange } from '@/lib/people/accounts/operations/undo-email-change'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import { makeContext } from '@/tests/support/context'
import { as, ask, change, emailOf, HOUR, newEmail, PASSWORD, person } from '@/tests/support/email-changes'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

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
    await expect(confirmEmailChange(as(account), { token })).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('Si ya confirmaste el cambio, ingresas con tu correo nuevo'),
    })
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
    expect(ctx.expired).toContain(foundationTag(user.id))
  })
})
