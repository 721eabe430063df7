import { and, count, desc, eq, gt, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, payouts } from '@/db/schema'
import { groupBy } from '@/lib/platform/collections'
import { formatMoney } from '@/lib/text/money'
import type { Currency } from '@/lib/text/vocabulary'
import { disputedMinor, donatedAt } from './column-queries'
import type { BalanceDto, DonationTotalsDto, PayoutDto, PublicTotalDto } from './dto'

const net = sql<number>`coalesce(sum(${donations.paidMinor} - ${donations.refundedMinor}), 0)`.mapWith(Number)
const disputed = sql<number>`coalesce(sum(${disputedMinor}), 0)`.mapWith(Number)
const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`
const isRefunded = sql`${donations.refundedMinor} > ${disputedMinor}`
const isPaid = sql`${donations.paidMinor} > 0`

/** The currency with most donations first. @param unfinished donations that are not awaited, since nobody has paid them */
export async function listTotals(
  db: Db,
  which: SQL | undefined,
  unfinished: readonly number[] = [],
): Promise<DonationTotalsDto[]> {
  const isPending = sql`${donations.status} = 'pendiente' and not ${isOneOf(donations.id, unfinished)}`
  const rows = await db
    .select({
      currency: donations.currency,
      netMinor: net,
      refundedMinor: sum(donations.refundedMinor).mapWith(Number),
      disputedMinor: disputed,
      pendingMinor:
        sql<number>`coalesce(sum(${donations.amountMinor}) filter (where ${isPending}), 0)`.mapWith(Number),
      paidCount: countOf(isPaid),
      refundedCount: countOf(isRefunded),
      pendingCount: countOf(isPending),
    })
    .from(donations)
    .where(which)
    .groupBy(donations.currency)
    .orderBy(desc(count()), donations.currency)
  return rows.map((row) => ({ ...row, refundedMinor: row.refundedMinor - row.disputedMinor }))
}

const isKept = sql`${donations.paidMinor} > ${donations.refundedMinor}`

/** Σ paid − Σ refunded, per currency, since the first that was not returned; where all were, since the first. */
export async function listPublicTotals(db: Db, foundationId: number): Promise<PublicTotalDto[]> {
  const since = sql<string>`coalesce(min(${donatedAt}) filter (where ${isKept}), min(${donatedAt}))`.mapWith(
    (value) => new Date(value).toISOString(),
  )
  return db
    .select({
      currency: donations.currency,
      netMinor: net,
      count: countOf(isKept),
      since,
    })
    .from(donations)
    .where(and(eq(donations.foundationId, foundationId), gt(donations.paidMinor, 0)))
    .groupBy(donations.currency)
    .orderBy(desc(count()), donations.currency)
}

/** Of a foundation's first donation in a currency, also if it was returned; null where it was given none. */
export async function findFirstGivenAt(
  db: Db,
  foundationId: number,
  currency: Currency,
): Promise<Date | null> {
  const [first] = await db
    .select({ at: donatedAt })
    .from(donations)
    .where(
      and(
        eq(donations.foundationId, foundationId),
        eq(donations.currency, currency),
        gt(donations.paidMinor, 0),
      ),
    )
    .orderBy(donatedAt)
    .limit(1)
  return first?.at ?? null
}

/** Newest first, reversed ones included. */
export async function listPayouts(db: Db, foundationId: number): Promise<PayoutDto[]> {
  const rows = await db
    .select({
      id: payouts.id,
      currency: payouts.currency,
      amountMinor: payouts.amountMinor,
      feeMinor: payouts.feeMinor,
      paidOn: payouts.paidOn,
      reference: payouts.reference,
      reversedAt: payouts.reversedAt,
      reversalReason: payouts.reversalReason,
    })
    .from(payouts)
    .where(eq(payouts.foundationId, foundationId))
    .orderBy(desc(payouts.paidOn), desc(payouts.id))
  return rows.map(({ reversedAt, ...row }) => ({ ...row, reversedAt: reversedAt?.toISOString() ?? null }))
}

/** What has still to be sent to a foundation: '$13.000 ARS', one per currency. */
export const listDueSums = async (db: Db, foundationId: number): Promise<string[]> =>
  (await listBalances(db, foundationId))
    .filter(({ dueMinor }) => dueMinor > 0)
    .map(({ dueMinor, currency }) => formatMoney(dueMinor, currency))

/** Of every currency in which it was given something. Reversed payouts do not count. */
export const listBalances = async (db: Db, foundationId: number): Promise<BalanceDto[]> =>
  (await findBalances(db, [foundationId])).get(foundationId) ?? []

/** `listBalances` of several; those that were given nothing are missing. */
export async function findBalances(
  db: Db,
  foundationIds: readonly number[],
): Promise<Map<number, BalanceDto[]>> {
  const given = await db
    .select({ foundationId: donations.foundationId, currency: donations.currency, netMinor: net })
    .from(donations)
    .where(isOneOf(donations.foundationId, foundationIds))
    .groupBy(donations.foundationId, donations.currency)
    .orderBy(desc(count()), donations.currency)
  const sent = await db
    .select({
      foundationId: payouts.foundationId,
      currency: payouts.currency,
      sentMinor: sum(payouts.amountMinor).mapWith(Number),
      feeMinor: sum(payouts.feeMinor).mapWith(Number),
      payoutCount: count(),
    })
    .from(payouts)
    .where(and(isOneOf(payouts.foundationId, foundationIds), isNull(payouts.reversedAt)))
    .groupBy(payouts.foundationId, payouts.currency)
  const balances = given.map(({ foundationId, currency, netMinor }) => {
    const {
      sentMinor = 0,
      feeMinor = 0,
      payoutCount = 0,
    } = sent.find((one) => one.foundationId === foundationId && one.currency === currency) ?? {}
    const dueMinor = netMinor - sentMinor - feeMinor
    return { foundationId, balance: { currency, netMinor, sentMinor, feeMinor, payoutCount, dueMinor } }
  })
  const byFoundation = groupBy(balances, ({ foundationId }) => foundationId)
  return new Map([...byFoundation].map(([id, rows]) => [id, rows.map(({ balance }) => balance)]))
}
