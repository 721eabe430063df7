import { db } from '@/db/client'
import { expenses } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { type ExpenseInput, expenseSchema } from '@/lib/money/expenses/schema'

/** What the form of an expense sends. */
export const expenseInput = (overrides: object = {}): ExpenseInput =>
  expenseSchema.parse({
    title: 'Cirugía de cadera',
    amount: '15',
    spentOn: '2026-11-02',
    story: 'Ya camina sin dolor.',
    ...overrides,
  })

/** An expense of $ 12 without invoices, of a new foundation unless given. @returns its id. */
export async function makeExpense(overrides: Partial<typeof expenses.$inferInsert> = {}): Promise<number> {
  const foundationId = overrides.foundationId ?? (await makeFoundation(db)).user.id
  const values = { title: 'Alimento', amountMinor: 1_200, currency: 'USD' as const, spentOn: '2026-10-03' }
  const [row] = await db
    .insert(expenses)
    .values({ ...values, ...overrides, foundationId })
    .returning({ id: expenses.id })
  if (!row) throw new Error('The expense was not written')
  return row.id
}
