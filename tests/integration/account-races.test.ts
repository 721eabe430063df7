import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailTokens } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { resendConfirmation } from '@/lib/accounts/operations/confirm-email'
import { requestReset, resetPassword } from '@/lib/accounts/operations/reset-password'
import { lockAccount } from '@/lib/accounts/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

/** How many of this database's connections wait for a lock. */
async function countWaiting() {
  const [row] = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return row?.waiting
}

describe('of what one person asks for several times at once', () => {
  it('one link of many sets the password, and the others are over', async () => {
    const { id, email } = await makeUser(db)
    const links: string[] = []
    for (let i = 0; i < 3; i++) {
      await requestReset(makeContext(), { email })
      links.push(await secretMailedTo(email))
    }
    // Hashing lets one after the other through; held back here, all are under way together.
    const tries = await db.transaction(async (tx) => {
      await lockAccount(tx, id)
      const started = links.map((token, i) =>
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

  it('the link that confirms the address is mailed once', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: null })
    await resendConfirmation(makeContext(), { email })
    const longAgo = new Date(Date.now() - 61_000)
    await db.update(emailTokens).set({ createdAt: longAgo }).where(eq(emailTokens.userId, id))
    await Promise.all([1, 2].map(() => resendConfirmation(makeContext(), { email })))
    expect(await mailsTo(email)).toHaveLength(2)
  })
})
