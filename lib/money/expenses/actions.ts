'use server'

import { formAction } from '@/lib/platform/forms/action'
import { deleteExpense, expenseTextRefusals, publishExpense } from './operations'
import { OWN_EXPENSES } from './paths'
import { deleteExpenseSchema, expenseSchema } from './schema'

export const publishExpenseAction = formAction(
  expenseSchema,
  async (ctx, input) => {
    await publishExpense(ctx, input)
    return { redirectTo: OWN_EXPENSES, notice: 'expensePublished' }
  },
  { alsoCheck: expenseTextRefusals },
)

export const deleteExpenseAction = formAction(deleteExpenseSchema, async (ctx, input) => {
  await deleteExpense(ctx, input)
  return { redirectTo: OWN_EXPENSES, notice: 'expenseDeleted' }
})
