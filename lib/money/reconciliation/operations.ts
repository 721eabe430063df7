import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { reconciliations } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import type { ProviderBooks, ProviderPayment } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError, logFact } from '@/lib/platform/log'
import { transaction } from '@/lib/platform/write'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { compare, type Difference } from './compare'
import { findOwnPayments, listDifferingPayments, listKnownDonations, listPaidWithin } from './queries'
import { recordDifferences } from './record-operations'

/** Compares the payments of this many whole days, with their refunds and disputes. */
const DAYS = 7
/** By then yesterday's webhooks have arrived, and it is night from Mexico to Argentina. */
const DUE_MS = 6 * HOUR_MS
/** Longer than any run; afterwards a killed one is retried. */
const CLAIM_MS = 10 * MINUTE_MS
const RETRY_MS = 30 * MINUTE_MS
/** Scheduler endpoints have a minute in all. */
const READING_MS = 45_000
/** Single lookups of payments that the provider's lists lack; the rest waits for the next run. */
const MOST_ASKED = 200

interface ReconciliationReport {
  /** `idle`: done for today, being done, not yet due, or nothing to compare with; `failed`: tried again later. */
  outcome: 'idle' | 'done' | 'failed'
  payments: number
  /** New or changed. */
  differences: number
}

const IDLE: ReconciliationReport = { outcome: 'idle', payments: 0, differences: 0 }

/**
 * Compares the provider's payments, refunds and disputes with our books once a day and records the differences; the
 * books stay as they are. Concurrent runs are excluded by a claim, failed and killed ones are retried. Holds no
 * transaction while it asks the provider.
 */
export async function runReconciliation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  books: ProviderBooks | null = payments?.books ?? null,
  stop: AbortSignal = AbortSignal.timeout(READING_MS),
): Promise<ReconciliationReport> {
  if (!books) return IDLE
  const until = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  if (now.getTime() - until.getTime() < DUE_MS) return IDLE
  const day = until.toISOString().slice(0, 10)
  const attempt = await claim(db, day, now)
  if (attempt === null) return IDLE
  const run = { day, attempt, now }
  try {
    const period = { since: new Date(until.getTime() - DAYS * DAY_MS), until }
    const theirs = await readPayments(db, books, period, stop)
    return await finish(db, run, theirs)
  } catch (error) {
    logError('reconciliation', error)
    await release(db, run)
    return { ...IDLE, outcome: 'failed' }
  }
}

interface Run {
  day: string
  attempt: number
  now: Date
}

/** @returns the attempt's number; null when the day is done or claimed. */
async function claim(db: Db, day: string, now: Date): Promise<number | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const [row] = await db
    .insert(reconciliations)
    .values({ day, claimedUntil })
    .onConflictDoUpdate({
      target: reconciliations.day,
      set: { claimedUntil, attempt: sql`${reconciliations.attempt} + 1` },
      setWhere: and(isNull(reconciliations.finishedAt), lte(reconciliations.claimedUntil, now)),
    })
    .returning({ attempt: reconciliations.attempt })
  return row?.attempt ?? null
}

const isHeldBy = ({ day, attempt }: Run) =>
  and(eq(reconciliations.day, day), eq(reconciliations.attempt, attempt), isNull(reconciliations.finishedAt))

async function release(db: Db, run: Run): Promise<void> {
  const claimedUntil = new Date(run.now.getTime() + RETRY_MS)
  await db.update(reconciliations).set({ claimedUntil }).where(isHeldBy(run))
}

/** By id; null if the provider's lists lack it. */
type Payments = Map<string, ProviderPayment | null>

async function readPayments(
  db: Db,
  books: ProviderBooks,
  period: { since: Date; until: Date },
  stop: AbortSignal,
): Promise<Payments> {
  const theirs: Payments = new Map()
  const changing = new Set<string>()
  for await (const payment of books.listPayments(period, stop)) {
    if (payment.changedAt < period.until) theirs.set(payment.paymentId, payment)
    // Its webhooks may still be on their way.
    else changing.add(payment.paymentId)
  }
  const ours = [...(await listPaidWithin(db, period)), ...(await listDifferingPayments(db))]
  const unnamed = new Set(ours.filter((id) => !theirs.has(id) && !changing.has(id)))
  for (const id of [...unnamed].slice(0, MOST_ASKED)) {
    stop.throwIfAborted()
    theirs.set(id, await books.findPayment(id))
  }
  return theirs
}

async function finish(db: Db, run: Run, theirs: Payments): Promise<ReconciliationReport> {
  const { compared, differences } = await compareAll(db, theirs, run.now)
  const news = await transaction(db, async (tx) => {
    const [held] = await tx
      .update(reconciliations)
      .set({ finishedAt: run.now, payments: compared.length })
      .where(isHeldBy(run))
      .returning({ day: reconciliations.day })
    return held ? recordDifferences(tx, compared, differences, run.now) : null
  })
  if (!news) return IDLE
  for (const { id, settledAt, resolvedAt, foundAt, ...facts } of news)
    logFact('payment difference', { difference: id, ...facts })
  return { outcome: 'done', payments: compared.length, differences: news.length }
}

/** @param before skips payments with newer events of ours */
async function compareAll(db: Db, theirs: Payments, before: Date) {
  const ours = await findOwnPayments(db, [...theirs.keys()], before)
  const named = [...theirs.values()].flatMap((payment) => payment?.donationId ?? [])
  const known = await listKnownDonations(db, named)
  const differences: Difference[] = []
  for (const [id, own] of ours) differences.push(...compare(id, ownedBy(known, theirs.get(id)), own))
  return { compared: [...ours.keys()], differences }
}

const ownedBy = (known: Set<number>, payment: ProviderPayment | null = null): ProviderPayment | null =>
  payment && { ...payment, donationId: known.has(payment.donationId ?? 0) ? payment.donationId : null }

/** Compares one payment again. @returns whether both books agree. @throws PaymentFailure. */
export async function recheckPayment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  books: ProviderBooks,
  paymentId: string,
): Promise<boolean> {
  const theirs: Payments = new Map([[paymentId, await books.findPayment(paymentId)]])
  const { compared, differences } = await compareAll(db, theirs, new Date(Date.now() + DAY_MS))
  await transaction(db, (tx) => recordDifferences(tx, compared, differences, now))
  return differences.length === 0
}
