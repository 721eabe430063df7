import { eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations } from '@/db/schema'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { makeContext } from '@/tests/support/context'
import { booksOf, eventOf, makeDonation } from '@/tests/support/donations'
import { startProgram } from '@/tests/support/programs'

const AT_ONCE = 2
const KILLS = 20

const NOTHING = { status: 'pendiente', paid: 0, refunded: 0, events: 0, issues: [], receipts: 0 }
const ALL = { status: 'aprobado', paid: 2_000, refunded: 0, events: 1, issues: [], receipts: 1 }

async function stateOf(donationId: number) {
  // Waits for what is left of the killed transaction.
  await db.transaction((tx) => tx.select().from(donations).where(eq(donations.id, donationId)).for('update'))
  return booksOf(donationId)
}

/** @returns whether it was killed before it had finished. */
async function killAt(statement: number): Promise<boolean> {
  const donation = await makeDonation()
  const event = eventOf(donation, 'pagado')
  const args = [process.env.DATABASE_URL ?? '', JSON.stringify(event), statement]
  const child = startProgram('dying-webhook', args)
  const code = await child.exited
  expect([0, -1], child.output()).toContain(code)
  const state = await stateOf(donation.id)
  expect([NOTHING, ALL]).toContainEqual(state)
  if (code === 0) expect(state).toEqual(ALL)
  // The provider tries again: nothing is lost and nothing is done twice.
  await recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), event)
  expect(await stateOf(donation.id)).toEqual(ALL)
  return code === -1
}

it('a webhook that is killed twenty times, at each of its statements, is booked once by the retry', async () => {
  const limit = pLimit(AT_ONCE)
  const statements = Array.from({ length: KILLS }, (_, at) => (at % 10) + 1)
  const kills = await Promise.all(statements.map((statement) => limit(() => killAt(statement))))
  expect(kills.filter(Boolean).length).toBeGreaterThanOrEqual(16)
}, 120_000)
