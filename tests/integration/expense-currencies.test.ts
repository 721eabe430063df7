import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, users } from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { makeFoundation } from '@/db/seed/factories'
import { ALL_RETURNED, NO_DONATIONS_YET } from '@/lib/money/expenses/copy'
import { publishExpense } from '@/lib/money/expenses/operations'
import { findSpender, listOpenSums, listOwnExpenses } from '@/lib/money/expenses/queries'
import { makeContext } from '@/tests/support/context'
import { makeDonation } from '@/tests/support/donations'
import { expenseInput } from '@/tests/support/expenses'

/** A foundation that was given so much in dollars, and lives in Peru by now. */
async function moved(amountMinor = 10_000) {
  const { user } = await makeFoundation(db)
  if (amountMinor > 0) await makeDonation({ foundationId: user.id, amountMinor, status: 'aprobado' })
  const lima = cityNamed('PER', 'Lima')
  await db.update(users).set({ countryId: 'PER', cityId: lima.id }).where(eq(users.id, user.id))
  const actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
  const publish = (overrides: object = {}) => publishExpense(makeContext(actor), expenseInput(overrides))
  return { id: user.id, publish }
}

describe('a foundation that moved to another country', () => {
  it('accounts for what it was given in the currency of before, or in that of its country', async () => {
    const { id, publish } = await moved()
    expect((await findSpender(db, id))?.currencies).toEqual(['USD', 'PEN'])
    await Promise.all([publish({ currency: 'USD' }), publish({ currency: 'USD' })])
    await publish({ currency: 'PEN' })
    // As from a form that was shown before it moved.
    await publish({ title: 'Vacunas' })
    expect((await listOwnExpenses(db, id)).map(({ currency }) => currency).toSorted()).toEqual([
      'PEN',
      'USD',
      'USD',
    ])
    expect(await listOpenSums(db, id)).toEqual([{ currency: 'USD', minor: 7_000 }])
  })

  it('chooses that of its country first once it was given something there', async () => {
    const { id } = await moved()
    await makeDonation({ foundationId: id, currency: 'PEN', status: 'aprobado' })
    expect((await findSpender(db, id))?.currencies).toEqual(['PEN', 'USD'])
  })

  it('is refused a currency in which it has nothing and does not live', async () => {
    const { id, publish } = await moved()
    await expect(publish({ currency: 'COP' })).rejects.toMatchObject({
      fields: { amount: expect.stringContaining('Recarga la página') },
    })
    expect(await listOwnExpenses(db, id)).toEqual([])
  })

  it('is told of its first donation before that alone, not when all was returned', async () => {
    await expect((await moved(0)).publish()).rejects.toMatchObject({ message: NO_DONATIONS_YET })
    const { id, publish } = await moved()
    await db
      .update(donations)
      .set({ refundedMinor: 10_000, status: 'reembolsado' })
      .where(eq(donations.foundationId, id))
    await expect(publish()).rejects.toMatchObject({ code: 'conflict', message: ALL_RETURNED })
  })
})
