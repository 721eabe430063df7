import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, paymentDifferences, paymentEvents, reconciliations } from '@/db/schema'
import type { PaymentIssue } from '@/lib/text/vocabulary'
import type { OwnPayment } from './compare'

const CHUNK = 500

export async function listPaidWithin(
  db: Db,
  { since, until }: { since: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ paymentId: sql<string>`${donations.paymentId}` })
    .from(paymentEvents)
    .innerJoin(donations, eq(donations.id, paymentEvents.donationId))
    .where(
      and(
        eq(paymentEvents.kind, 'pagado'),
        gte(paymentEvents.occurredAt, since),
        lt(paymentEvents.occurredAt, until),
        gt(donations.paidMinor, 0),
        isNotNull(donations.paymentId),
      ),
    )
  return rows.map(({ paymentId }) => paymentId)
}

const isOpen = and(isNull(paymentDifferences.resolvedAt), isNull(paymentDifferences.settledAt))

export async function listDifferingPayments(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ paymentId: paymentDifferences.paymentId })
    .from(paymentDifferences)
    .where(isOpen)
  return rows.map(({ paymentId }) => paymentId)
}

/** When those that exist were made: payment metadata may name any number. */
export async function listDonationTimes(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: donations.id, createdAt: donations.createdAt })
    .from(donations)
    .where(inArray(donations.id, [...ids]))
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
}

/** What our books say of these payments. @param before payments with newer events are left out: they are changing */
export async function findOwnPayments(
  db: Db,
  paymentIds: readonly string[],
  before: Date,
): Promise<Map<string, OwnPayment>> {
  const found = new Map<string, OwnPayment>()
  for (let at = 0; at < paymentIds.length; at += CHUNK) {
    const ids = paymentIds.slice(at, at + CHUNK)
    const rows = await db.select().from(donations).where(inArray(donations.paymentId, ids))
    const donationOf = new Map(rows.map((row) => [row.paymentId, row]))
    const events = await listEvents(
      db,
      ids,
      rows.map((row) => row.id),
    )
    for (const id of ids) {
      const row = donationOf.get(id)
      const invoices = new Set(events.flatMap((one) => (one.paymentId === id && one.invoiceId) || []))
      const own = events.filter(
        ({ paymentId, donationId, invoiceId }) =>
          paymentId === id || donationId === row?.id || invoices.has(invoiceId ?? ''),
      )
      if (own.some(({ createdAt }) => createdAt >= before)) continue
      const isTold = own.some(({ kind, issue }) => kind === 'pagado' && TOLD.includes(issue))
      found.set(id, { isTold, donation: row ? { ...row, events: own } : null })
    }
  }
  return found
}

const TOLD: readonly (PaymentIssue | null)[] = ['sin donación', 'monto distinto']

/** Events of payments and donations, found by invoice too: the event that a month is paid names nothing else. */
async function listEvents(db: Db, paymentIds: readonly string[], donationIds: readonly number[]) {
  const { paymentId, invoiceId, donationId } = paymentEvents
  const select = () => db.select().from(paymentEvents)
  const named = await select().where(
    or(
      inArray(paymentId, [...paymentIds]),
      donationIds.length > 0 ? isOneOf(donationId, donationIds) : undefined,
    ),
  )
  const known = new Set(named.map(({ id }) => id))
  const invoices = [...new Set(named.flatMap((one) => one.invoiceId ?? []))]
  if (invoices.length === 0) return named
  const ofInvoices = await select().where(inArray(invoiceId, invoices))
  return [...named, ...ofInvoices.filter(({ id }) => !known.has(id))]
}

export async function findLastReconciliation(
  db: Db,
): Promise<{ finishedAt: string; payments: number } | null> {
  const [row] = await db
    .select({ finishedAt: reconciliations.finishedAt, payments: reconciliations.payments })
    .from(reconciliations)
    .where(isNotNull(reconciliations.finishedAt))
    .orderBy(desc(reconciliations.day))
    .limit(1)
  return row?.finishedAt ? { finishedAt: row.finishedAt.toISOString(), payments: row.payments } : null
}
