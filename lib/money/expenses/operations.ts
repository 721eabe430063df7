import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '@/db/client'
import { expensePhotos, expenses, foundations, users } from '@/db/schema'
import { requireFoundation } from '@/lib/foundations/policy'
import { moneyRefusal, parseMoney } from '@/lib/money/donations/amounts'
import { deletePhotosIfUnused } from '@/lib/photos/operations'
import { storePhotoFiles } from '@/lib/photos/uploads'
import type { Actor } from '@/lib/platform/actor'
import { insertAudit } from '@/lib/platform/audit/operations'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { checkText } from '@/lib/text/check/text-check'
import { formatCalendarDay, isoDay } from '@/lib/text/dates'
import { DAY_MS, MINUTE_MS } from '@/lib/text/durations'
import { formatMoney, minorUnits } from '@/lib/text/money'
import type { Currency } from '@/lib/text/vocabulary'
import { expenseRefusal, NOT_APPROVED_YET, OTHER_CURRENCY, spenderRefusal } from './copy'
import { findSpender, listInvoiceHashes, type SpenderDto } from './queries'
import type { deleteExpenseSchema, ExpenseInput } from './schema'

/** An identical expense within this time is a double click or a second tab. */
const SAME_EXPENSE_MS = MINUTE_MS
/** In whole units of a currency; more is a typing mistake. */
const MOST = 1_000_000_000
/** Before it was here a foundation may have owed what its first donations pay. */
const BEFORE_MS = 365 * DAY_MS

type NewExpense = Pick<
  typeof expenses.$inferInsert,
  'foundationId' | 'title' | 'story' | 'amountMinor' | 'currency' | 'spentOn'
>

/**
 * Publishes an expense on the foundation's page at once. Idempotent for a minute. Pictures were redacted in the
 * browser; here they are re-encoded and lose their metadata.
 * @throws DomainError unauthenticated; forbidden unless an approved foundation; conflict before the first donation, and
 * once all were returned;
 * invalid (`title`, `story`) for contacts and bank details, (`amount`), (`spentOn`) for a future day or one long before the
 * foundation came, (`photos`);
 * TooManyRequests.
 */
export async function publishExpense(ctx: Context, { photos, ...input }: ExpenseInput): Promise<void> {
  const foundationId = requireSpender(ctx.actor)
  const expense = { foundationId, ...(await readExpense(ctx, foundationId, input)) }
  await limit(ctx, LIMITS.expenseAccount, foundationId)
  const hashes = await storePhotoFiles(ctx, photos)
  await write(ctx, (tx) => insertExpense(tx, expense, hashes, ctx.now))
}

type Told = Omit<ExpenseInput, 'photos'>

/** All that is wrong is said at once. */
async function readExpense(ctx: Context, foundationId: number, told: Told) {
  const { title, story, amount, spentOn } = told
  const spender = await findSpender(ctx.db, foundationId)
  if (!spender?.isPublic) throw notPublic()
  const refusal = spenderRefusal(spender)
  if (refusal) throw new DomainError('conflict', refusal)
  const currency = told.currency ?? spender.currencies[0]
  // It moved to another country since the form was shown.
  if (!currency || !spender.currencies.includes(currency)) throw invalidFields({ amount: OTHER_CURRENCY })
  const amountMinor = parseMoney(amount, currency)
  const fields = expenseTextRefusals(told)
  const wrongAmount = expenseAmountRefusal(amount, amountMinor, currency)
  if (wrongAmount) fields.amount = wrongAmount
  const wrongDay = dayRefusal(spentOn, spender, ctx.now)
  if (wrongDay) fields.spentOn = wrongDay
  if (amountMinor === null || Object.keys(fields).length > 0) throw invalidFields(fields)
  return { title, story, amountMinor, currency, spentOn }
}

function expenseAmountRefusal(typed: string, minor: number | null, currency: Currency): string | null {
  if (minor === null) return moneyRefusal(typed, currency)
  if (minor === 0) return 'Escribe un monto mayor que cero'
  const most = minorUnits(MOST, currency)
  return minor > most ? `Escribe hasta ${formatMoney(most, currency)}` : null
}

function dayRefusal(day: string, spender: SpenderDto, now: Date): string | null {
  if (day > isoDay(now, spender)) return 'La fecha no puede estar en el futuro'
  const earliest = new Date(spender.since.getTime() - BEFORE_MS)
  return day < isoDay(earliest, spender) ? 'Revisa el año: es de mucho antes de tu registro' : null
}

const notPublic = () => new DomainError('forbidden', NOT_APPROVED_YET)

/** Lock order: account first. The foundation's row serialises double clicks. */
async function insertExpense(
  tx: WriteTx,
  expense: NewExpense,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await lockSpender(tx, expense.foundationId)
  const isSame = and(
    eq(expenses.foundationId, expense.foundationId),
    eq(expenses.title, expense.title),
    eq(expenses.amountMinor, expense.amountMinor),
    eq(expenses.currency, expense.currency),
    eq(expenses.spentOn, expense.spentOn),
    sql`${expenses.story} is not distinct from ${expense.story}`,
    isNull(expenses.hiddenAt),
    gt(expenses.createdAt, new Date(now.getTime() - SAME_EXPENSE_MS)),
  )
  // The same picture twice is one invoice.
  const wanted = [...new Set(hashes)]
  for (const { id } of await tx.select({ id: expenses.id }).from(expenses).where(isSame))
    if (isDeepStrictEqual(await listInvoiceHashes(tx, id), wanted)) return
  const [row] = await tx
    .insert(expenses)
    .values({ ...expense, createdAt: now })
    .returning({ id: expenses.id })
  if (!row) throw new Error('The expense was not written')
  const invoices = wanted.map((hash, position) => ({ expenseId: row.id, position, hash }))
  if (invoices.length > 0) await tx.insert(expensePhotos).values(invoices)
  tx.expire(foundationTag(expense.foundationId))
}

async function lockSpender(tx: Tx, id: number): Promise<void> {
  const [account] = await tx.select({ active: users.active }).from(users).where(eq(users.id, id)).for('share')
  const [foundation] = await tx
    .select({ status: foundations.status })
    .from(foundations)
    .where(eq(foundations.userId, id))
    .for('update')
  if (!account?.active || foundation?.status !== 'aprobada') throw notPublic()
}

/**
 * Deletes one of the actor's expenses with its pictures. The audit log keeps a trace of what donors have read.
 * Idempotent. @throws DomainError unauthenticated; forbidden for non-foundations; not_found for those of others;
 * TooManyRequests.
 */
export async function deleteExpense(
  ctx: Context,
  { expenseId }: z.output<typeof deleteExpenseSchema>,
): Promise<void> {
  const foundationId = requireFoundation(ctx.actor)
  await limit(ctx, LIMITS.expenseAccount, foundationId)
  await write(ctx, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, foundationId)).for('share')
    const [row] = await tx.select().from(expenses).where(eq(expenses.id, expenseId)).for('update')
    if (!row) return
    if (row.foundationId !== foundationId)
      throw new DomainError('not_found', 'No encontramos ese gasto entre los tuyos')
    const hashes = await listInvoiceHashes(tx, expenseId)
    await tx.delete(expenses).where(eq(expenses.id, expenseId))
    await insertAudit(tx, {
      actorId: foundationId,
      action: 'expense.delete',
      subject: `foundation:${foundationId}`,
      reason: `${row.title}, ${formatMoney(row.amountMinor, row.currency)}, ${formatCalendarDay(row.spentOn)}`,
      createdAt: ctx.now,
    })
    tx.expire(foundationTag(foundationId))
    tx.afterCommit(({ db, now }) => deletePhotosIfUnused(db, hashes, now))
  })
}

/** @throws DomainError unauthenticated; forbidden unless an approved foundation. */
function requireSpender(actor: Actor): number {
  const id = requireFoundation(actor)
  if (actor.kind !== 'foundation' || !actor.approved) throw new DomainError('forbidden', NOT_APPROVED_YET)
  return id
}

/** Prices are allowed in an expense; contacts and bank details are not. */
export function expenseTextRefusals(told: {
  title?: string | null
  story?: string | null
}): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of ['title', 'story'] as const) {
    const issue = checkText(told[field] ?? '', 'user', ['email', 'phone', 'link', 'bank'])
    if (issue) fields[field] = expenseRefusal(issue)
  }
  return fields
}
