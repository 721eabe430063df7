import { and, asc, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { countries, expensePhotos, expenses, foundations, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import { listPublicTotals } from '@/lib/money/donations/total-queries'
import { pictureDto } from '@/lib/photos/dto'
import { groupBy } from '@/lib/platform/collections'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import type { Home } from '@/lib/text/time-zones'
import type { Currency } from '@/lib/text/vocabulary'
import type { ExpenseDto, ExpenseSumDto, OpenSumDto, OwnExpenseDto } from './dto'

const PER_PAGE = 20

const visibleOf = (foundationId: number) =>
  and(eq(expenses.foundationId, foundationId), isNull(expenses.hiddenAt))

/** Newest first, without hidden ones. */
export async function listExpenses(
  db: Db,
  foundationId: number,
  page: number,
  perPage = PER_PAGE,
): Promise<Page<ExpenseDto>> {
  const rows = await select(db, visibleOf(foundationId), windowOf(page, perPage))
  return pageOf(
    rows.map(({ hidden: _, ...row }) => row),
    page,
    perPage,
  )
}

/** All, hidden ones included. */
export async function listOwnExpenses(db: Db, foundationId: number): Promise<OwnExpenseDto[]> {
  return select(db, eq(expenses.foundationId, foundationId))
}

/** For the foundation's dashboard, hidden ones included. */
export async function listOwnExpensesPage(
  db: Db,
  foundationId: number,
  page: number,
): Promise<Page<OwnExpenseDto>> {
  const rows = await select(db, eq(expenses.foundationId, foundationId), windowOf(page, PER_PAGE))
  return pageOf(rows, page, PER_PAGE)
}

async function select(
  db: Db,
  which: SQL | undefined,
  { limit, offset }: { limit?: number; offset?: number } = {},
): Promise<OwnExpenseDto[]> {
  const query = db
    .select({
      id: expenses.id,
      title: expenses.title,
      story: expenses.story,
      amountMinor: expenses.amountMinor,
      currency: expenses.currency,
      spentOn: expenses.spentOn,
      hidden: sql<boolean>`${expenses.hiddenAt} is not null`,
    })
    .from(expenses)
    .where(which)
    .orderBy(desc(expenses.spentOn), desc(expenses.id))
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit).offset(offset ?? 0))
  const photos =
    rows.length === 0
      ? []
      : await listPhotos(
          db,
          rows.map(({ id }) => id),
        )
  const byExpense = groupBy(photos, ({ expenseId }) => expenseId)
  return rows.map((row) => ({
    ...row,
    invoices: (byExpense.get(row.id) ?? []).map(({ hash }) => {
      const { small, large } = pictureDto(hash)
      return { small, large }
    }),
  }))
}

const listPhotos = (db: Db, ids: readonly number[]) =>
  db
    .select({ expenseId: expensePhotos.expenseId, hash: expensePhotos.hash })
    .from(expensePhotos)
    .where(isOneOf(expensePhotos.expenseId, ids))
    .orderBy(asc(expensePhotos.expenseId), asc(expensePhotos.position))

export async function listInvoiceHashes(db: Db, expenseId: number): Promise<string[]> {
  return (await listPhotos(db, [expenseId])).map(({ hash }) => hash)
}

/** Per currency, with and without an invoice. */
export async function listExpenseSums(db: Db, foundationId: number): Promise<ExpenseSumDto[]> {
  const isProven = exists(
    db.select({ one: sql`1` }).from(expensePhotos).where(eq(expensePhotos.expenseId, expenses.id)),
  )
  const sumOf = (which: SQL) =>
    sql<number>`coalesce(sum(${expenses.amountMinor}) filter (where ${which}), 0)`.mapWith(Number)
  return db
    .select({
      currency: expenses.currency,
      provenMinor: sumOf(isProven),
      toldMinor: sumOf(sql`not ${isProven}`),
      count: sql<number>`count(*)::int`,
    })
    .from(expenses)
    .where(visibleOf(foundationId))
    .groupBy(expenses.currency)
    .orderBy(expenses.currency)
}

/** Donations not yet accounted for, per currency. */
export async function listOpenSums(db: Db, foundationId: number): Promise<OpenSumDto[]> {
  const given = await listPublicTotals(db, foundationId)
  const told = await listExpenseSums(db, foundationId)
  return given
    .filter(({ netMinor }) => netMinor > 0)
    .map(({ currency, netMinor }) => {
      const { provenMinor = 0, toldMinor = 0 } = told.find((sum) => sum.currency === currency) ?? {}
      return { currency, minor: Math.max(0, netMinor - provenMinor - toldMinor) }
    })
}

export interface SpenderDto extends Home {
  /** When its account began. */
  since: Date
  /** In which it was given something that was not returned, and that of its country, in which it may have spent it. */
  currencies: Currency[]
  isPublic: boolean
  /** Also when all of it was returned. */
  hasReceived: boolean
}

export async function findSpender(db: Db, foundationId: number): Promise<SpenderDto | null> {
  const [row] = await db
    .select({
      currency: countries.currency,
      countryId: countries.id,
      cityId: users.cityId,
      since: users.createdAt,
      isPublic: isPublicFoundation,
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(eq(foundations.userId, foundationId))
  if (!row) return null
  const { currency, ...spender } = row
  const given = await listPublicTotals(db, foundationId)
  const kept = given.filter(({ netMinor }) => netMinor > 0).map((total) => total.currency)
  const currencies = kept.includes(currency) ? [currency, ...kept] : [...kept, currency]
  return {
    ...spender,
    currencies: kept.length === 0 ? [] : [...new Set(currencies)],
    hasReceived: given.length > 0,
  }
}
