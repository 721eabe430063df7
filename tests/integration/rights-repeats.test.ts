import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { rightsRequests, users } from '@/db/schema'
import { ANONYMOUS } from '@/lib/platform/actor'
import { askForRight } from '@/lib/privacy/rights/operations'
import { makeContext, makePerson } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'

const ASKED = { right: 'access', countryId: 'ARG', body: 'Quiero saber qué datos míos tienen.' } as const
const MINUTE = 60_000

const countOf = (email: string) => db.$count(rightsRequests, eq(rightsRequests.email, email))

describe('a request for a data right that is sent again, as after an answer that got lost', () => {
  it('by an account is one request with one receipt, also at once', async () => {
    const { id, actor } = await makePerson()
    const [account] = await db.select().from(users).where(eq(users.id, id))
    const email = account?.email ?? ''
    const ask = (now: Date) => askForRight(makeContext(actor, { now }), ASKED)
    const now = new Date()
    expect(await Promise.all([ask(now), ask(now)])).toEqual([true, true])
    await ask(new Date(now.getTime() + 9 * MINUTE))
    expect([await countOf(email), (await mailsTo(email)).length]).toEqual([1, 1])
    await askForRight(makeContext(actor), { ...ASKED, body: 'También quiero una copia.' })
    await ask(new Date(now.getTime() + 11 * MINUTE))
    expect(await countOf(email)).toBe(3)
  })

  it('is not swallowed by what a stranger asked with its address and nobody confirmed', async () => {
    const { id, actor } = await makePerson()
    const [account] = await db.select().from(users).where(eq(users.id, id))
    const email = account?.email ?? ''
    await askForRight(makeContext(), { ...ASKED, email })
    expect(await askForRight(makeContext(actor), ASKED)).toBe(true)
    expect(await countOf(email)).toBe(2)
  })

  it('by a mailed link has one link', async () => {
    const email = newEmail()
    const now = new Date()
    const ask = () => askForRight(makeContext(ANONYMOUS, { now }), { ...ASKED, email })
    await Promise.all([ask(), ask()])
    expect([await countOf(email), (await mailsTo(email)).length]).toEqual([1, 1])
  })
})
