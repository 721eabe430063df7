import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailTokens } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { resendConfirmation } from '@/lib/people/accounts/operations/email-links'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { lockAccount } from '@/lib/people/accounts/queries'
import { makeContext } from '@/tests/support/context'
import { countWaiting } from '@/tests/support/locks'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

describe('concurrent requests of one person', () => {
  it('a reset link used three times at once sets one password', async () => {
    const { id, email } = await makeUser(db)
    await requestReset(makeContext(), { email })
    const token = await secretMailedTo(email)
    // Hashing is queued; the lock makes all three race for the token.
    const tries = await db.transaction(async (tx) => {
      await lockAccount(tx, id)
      const started = [0, 1, 2].map((i) =>
        resetPassword(makeContext(), { token, password1: `Nueva${i}clave!` }).then(
          () => 'set',
          (error) => error.code,
        ),
      )
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(3)
      return { started }
    })
    expect((await Promise.all(tries.started)).toSorted()).toEqual(['bad_request', 'bad_request', 'set'])
  })

  it('are mailed one confirmation link', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: null })
    await resendConfirmation(makeContext(), { email })
    const longAgo = new Date(Date.now() - 61_000)
    await db.update(emailTokens).set({ createdAt: longAgo }).where(eq(emailTokens.userId, id))
    await Promise.all([1, 2].map(() => resendConfirmation(makeContext(), { email })))
    expect(await mailsTo(email)).toHaveLength(2)
  })
})
