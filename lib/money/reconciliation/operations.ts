import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { reconciliations } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import type { ProviderBooks, ProviderPayment } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError, logFact } from '@/lib/platform/log'
import { transaction } from '@/lib/platform/write'
import { DAY_MS, daysBefore, HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { compare, type Difference } from './compare'
import { partsBefore, wholePeriod } from './periods'
import { findOwnPayments, listDifferingPayments, listDonationTimes, listPaidWithin } from './queries'
import { recordDifferences } from './record-operations'

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
  /**
   * `idle`: done for today, being done, not yet due, or nothing to compare with; `partial`: the next call goes on;
   * `failed`: tried again later.
   */
  outcome: 'idle' | 'partial' | 'done' | 'failed'
  payments: number
  differences: number
}

const IDLE: ReconciliationReport = { outcome: 'idle', payments: 0, differences: 0 }

/**
 * Compares the provider's payments, refunds and disputes with our books once a day and records the differences; the
 * books stay as they are. Concurrent runs are excluded by a claim, failed and killed ones are retried. What cannot be read
 * in one call is compared in parts, the newest first, over several calls and into the next day. Holds no transaction while
 * it asks the provider.
 */
export async function runReconciliation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  books: ProviderBooks | null = payments?.books ?? null,
  stop: AbortSignal = AbortSignal.timeout(READING_MS),
): Promise<ReconciliationReport> {
  if (!books) return IDLE
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const before = await findRun(db, daysBefore(today, 1))
  const isUnfinished = before !== null && before.finishedAt === null && before.comparedSince !== null
  if (!isUnfinished && now.getTime() - today.getTime() < DUE_MS) return IDLE
  const until = isUnfinished ? daysBefore(today, 1) : today
  // As many as the day before, which did not fit into one call.
  const run = await claim(db, until, before?.comparedSince ? until : null, now)
  if (!run) return IDLE
  const report = { ...IDLE, outcome: 'partial' as const }
  try {
    if (run.comparedSince === null) return await compareWhole(db, books, run, stop)
    return await compareParts(db, books, run, stop)
  } catch (error) {
    if (stop.aborted) {
      await release(db, run, run.comparedSince ?? until, 0)
      return report
    }
    logError('reconciliation', error)
    await release(db, run, run.comparedSince, RETRY_MS)
    return { ...IDLE, outcome: 'failed' }
  }
}

interface Run {
  /** Midnight: what happened since then waits for the next night. */
  until: Date
  day: string
  attempt: number
  /** Everything since then is compared, in parts; null for a run that reads all at once. */
  comparedSince: Date | null
  now: Date
}

const dayOf = (midnight: Date) => midnight.toISOString().slice(0, 10)

async function findRun(db: Db, midnight: Date) {
  const [row] = await db
    .select({ finishedAt: reconciliations.finishedAt, comparedSince: reconciliations.comparedSince })
    .from(reconciliations)
    .where(eq(reconciliations.day, dayOf(midnight)))
  return row ?? null
}

/** @returns null when the day is done or claimed. */
async function claim(db: Db, until: Date, comparedSince: Date | null, now: Date): Promise<Run | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const day = dayOf(until)
  const [row] = await db
    .insert(reconciliations)
    .values({ day, claimedUntil, comparedSince })
    .onConflictDoUpdate({
      target: reconciliations.day,
      set: { claimedUntil, attempt: sql`${reconciliations.attempt} + 1` },
      setWhere: and(isNull(reconciliations.finishedAt), lte(reconciliations.claimedUntil, now)),
    })
    .returning({ attempt: reconciliations.attempt, comparedSince: reconciliations.comparedSince })
  return row ? { until, day, now, ...row } : null
}

const isHeldBy = ({ day, attempt }: Run) =>
  and(eq(reconciliations.day, day), eq(reconciliations.attempt, attempt), isNull(reconciliations.finishedAt))

async function release(db: Db, run: Run, comparedSince: Date | null, waitMs: number): Promise<void> {
  const claimedUntil = new Date(run.now.getTime() + waitMs)
  await db.update(reconciliations).set({ claimedUntil, comparedSince }).where(isHeldBy(run))
}

/** By id; null if the provider's lists lack it. */
type Payments = Map<string, ProviderPayment | null>

async function compareWhole(db: Db, books: ProviderBooks, run: Run, stop: AbortSignal) {
  const theirs: Payments = new Map()
  const changing = new Set<string>()
  const period = wholePeriod(run.until)
  for await (const payment of books.listPayments(period, stop)) {
    if (payment.changedAt < run.until) theirs.set(payment.paymentId, payment)
    // Its webhooks may still be on their way.
    else changing.add(payment.paymentId)
  }
  const ours = [...(await listPaidWithin(db, period)), ...(await listDifferingPayments(db))]
  await askFor(books, ours, { theirs, changing, stop })
  return record(db, run, theirs, { finishedAt: run.now })
}

/** Goes on from `run.comparedSince`, backwards, one part after another. Notes after each how far it has come. */
async function compareParts(db: Db, books: ProviderBooks, run: Run, stop: AbortSignal) {
  const { until } = run
  const changing = new Set<string>()
  const sinceMidnight = { since: until, until, changes: { since: until } }
  for await (const { paymentId } of books.listPayments(sinceMidnight, stop)) changing.add(paymentId)
  let differences = 0
  for (const part of partsBefore(until, run.comparedSince ?? until)) {
    const theirs: Payments = new Map()
    for await (const payment of books.listPayments(part, stop))
      if (!changing.has(payment.paymentId)) theirs.set(payment.paymentId, payment)
    await askFor(books, await listPaidWithin(db, part), { theirs, changing, stop })
    const report = await record(db, run, theirs, { comparedSince: part.changes.since })
    if (report.outcome === 'idle') return IDLE
    run.comparedSince = part.changes.since
    differences += report.differences
  }
  const theirs: Payments = new Map()
  await askFor(books, await listDifferingPayments(db), { theirs, changing, stop })
  const last = await record(db, run, theirs, { finishedAt: run.now })
  return { ...last, differences: differences + last.differences }
}

interface Reading {
  theirs: Payments
  changing: ReadonlySet<string>
  stop: AbortSignal
}

async function askFor(books: ProviderBooks, ours: readonly string[], { theirs, changing, stop }: Reading) {
  const unnamed = new Set(ours.filter((id) => !theirs.has(id) && !changing.has(id)))
  for (const id of [...unnamed].slice(0, MOST_ASKED)) {
    stop.throwIfAborted()
    theirs.set(id, await books.findPayment(id))
  }
}

/** `idle` where the run was overtaken by a later one, and nothing is recorded. */
async function record(
  db: Db,
  run: Run,
  theirs: Payments,
  progress: { finishedAt: Date } | { comparedSince: Date },
): Promise<ReconciliationReport> {
  const { compared, differences } = await compareAll(db, theirs, run.now)
  const done = await transaction(db, async (tx) => {
    const [held] = await tx
      .update(reconciliations)
      .set({ ...progress, payments: sql`${reconciliations.payments} + ${compared.length}` })
      .where(isHeldBy(run))
      .returning({ payments: reconciliations.payments })
    return held && { ...held, news: await recordDifferences(tx, compared, differences, run.now) }
  })
  if (!done) return IDLE
  for (const { id, settledAt, resolvedAt, foundAt, ...facts } of done.news)
    logFact('payment difference', { difference: id, ...facts })
  return { outcome: 'done', payments: done.payments, differences: done.news.length }
}

/** @param before skips payments with newer events of ours */
async function compareAll(db: Db, theirs: Payments, before: Date) {
  const ours = await findOwnPayments(db, [...theirs.keys()], before)
  const named = [...theirs.values()].flatMap((payment) => payment?.donationId ?? [])
  const times = await listDonationTimes(db, named)
  const differences: Difference[] = []
  for (const [id, own] of ours) differences.push(...compare(id, ownedBy(times, theirs.get(id)), own))
  return { compared: [...ours.keys()], differences }
}

/** A number alone names nothing: other sites on the account count from one as well. */
function ownedBy(times: Map<number, Date>, payment: ProviderPayment | null = null): ProviderPayment | null {
  if (!payment) return null
  const { donationId, donationCreatedAt } = payment
  const isOurs = times.get(donationId ?? 0)?.getTime() === (donationCreatedAt?.getTime() ?? null)
  return { ...payment, donationId: isOurs ? donationId : null }
}

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
