import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '@/db/client'
import { expensePhotos, expenses, foundations, users } from '@/db/schema'
import { requireUninvolved } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { hideExpenseSchema } from '@/lib/moderation/staff/schema'
import { listInvoiceHashes } from '@/lib/money/expenses/queries'
import { deletePhotosIfUnused } from '@/lib/photos/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { expenseHiddenMail } from '@/lib/platform/outbox/templates/foundation'
import { write } from '@/lib/platform/write'

/**
 * Nobody sees an expense any more, it does not count, and its pictures are deleted; for good. Mailed and audited.
 * @throws as `requireDecider`; not_found; conflict when it is hidden already.
 */
export async function hideExpense(
  ctx: Context,
  { expenseId, reason, password }: z.output<typeof hideExpenseSchema>,
): Promise<{ foundationId: number }> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  return write(ctx, async (tx) => {
    const { expense, account, foundation } = await lockExpense(tx, expenseId)
    requireUninvolved(actorId, [expense.foundationId])
    if (expense.hiddenAt) throw new DomainError('conflict', 'Este gasto ya no se ve: alguien decidió antes')
    const hashes = await listInvoiceHashes(tx, expenseId)
    await tx.delete(expensePhotos).where(eq(expensePhotos.expenseId, expenseId))
    await tx.update(expenses).set({ hiddenAt: now }).where(eq(expenses.id, expenseId))
    await insertAudit(tx, {
      actorId,
      action: 'expense.hide',
      subject: `foundation:${expense.foundationId}`,
      name: foundation,
      reason,
      createdAt: now,
    })
    const content = expenseHiddenMail({ name: account.name, title: expense.title, reason })
    await enqueueMail(tx, { to: account.email, content, now })
    tx.expire(foundationTag(expense.foundationId))
    tx.afterCommit(({ db }) => deletePhotosIfUnused(db, hashes, now))
    return { foundationId: expense.foundationId }
  })
}

/** Account first, as its deletion does. */
async function lockExpense(tx: Tx, expenseId: number) {
  const [found] = await tx
    .select({ foundationId: expenses.foundationId })
    .from(expenses)
    .where(eq(expenses.id, expenseId))
  const [account] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, found?.foundationId ?? 0))
    .for('share')
  const [row] = await tx
    .select({ expense: expenses, foundation: foundations.name })
    .from(expenses)
    .innerJoin(foundations, eq(foundations.userId, expenses.foundationId))
    .where(eq(expenses.id, expenseId))
    .for('update', { of: expenses })
  if (!account || !row) throw new DomainError('not_found', 'Este gasto ya no existe')
  return { ...row, account }
}
