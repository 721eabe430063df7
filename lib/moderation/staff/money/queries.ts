import { and, asc, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { donations, foundations, paymentDifferences, paymentEvents } from '@/db/schema'
import { stateOfDifference } from '@/lib/moderation/staff/policy'
import { refunded } from '@/lib/money/donations/ledger'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import type { PaymentIssue } from '@/lib/text/vocabulary'
import type { PaymentDifferenceDto, PaymentIssueDto, WaitingMoneyDto } from './dto'

const PER_PAGE = 20

/** The first event stands for all of its subject. */
export const NEWEST_FIRST = [desc(paymentEvents.createdAt), asc(paymentEvents.id)] as const

/** What an event is about: a payment, which is told by its page and by its invoice, or else an object of the provider. */
const subject = sql<string>`case when ${paymentEvents.kind} = 'pagado'
  then coalesce(${paymentEvents.donationId}::text, ${paymentEvents.invoiceId}, ${paymentEvents.objectId})
  else ${paymentEvents.objectId} end`

/** What nobody has looked at of the subject of an event. */
export const waitingWith = (event: typeof paymentEvents.$inferSelect, issue: PaymentIssue) => {
  const { kind, donationId, invoiceId, objectId } = event
  const told = kind === 'pagado' ? (donationId?.toString() ?? invoiceId ?? objectId) : objectId
  return and(sql`${subject} = ${told}`, eq(paymentEvents.issue, issue), isNull(paymentEvents.settledAt))
}

/** A dispute is told many times: the newest event of a subject stands for those that nobody looked at. */
const selectIssues = (db: Db) =>
  db
    .select({
      kind: sql<WaitingMoneyDto['kind']>`'issue'`.as('kind'),
      id: sql<string>`(array_agg(${paymentEvents.id} order by ${sql.join([...NEWEST_FIRST], sql`, `)}))[1]`.as(
        'id',
      ),
      since: sql<Date>`${max(paymentEvents.createdAt)}`.as('since'),
    })
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.issue), isNull(paymentEvents.settledAt)))
    .groupBy(subject, paymentEvents.issue)

const selectDifferences = (db: Db) =>
  db
    .select({
      kind: sql<WaitingMoneyDto['kind']>`'difference'`.as('kind'),
      id: sql<string>`${paymentDifferences.id}::text`.as('id'),
      since: sql<Date>`${paymentDifferences.foundAt}`.as('since'),
    })
    .from(paymentDifferences)
    .where(and(isNull(paymentDifferences.resolvedAt), isNull(paymentDifferences.settledAt)))

const selectWaiting = (db: Db) => unionAll(selectIssues(db), selectDifferences(db))

export const countWaitingMoney = (db: Db): Promise<number> => db.$count(selectWaiting(db).as('waiting'))

/** The newest first: what webhooks told, and what the comparison found. */
export async function listWaitingMoney(db: Db, page: number): Promise<Page<WaitingMoneyDto>> {
  const query = selectWaiting(db).orderBy(sql`since desc, kind, id`)
  const { rows: shown, ...rest } = await readPage(query, { page, perPage: PER_PAGE }, (row) => row)
  const idsOf = (wanted: WaitingMoneyDto['kind']) =>
    shown.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [issues, differences] = await Promise.all([
    findIssues(db, inArray(paymentEvents.id, idsOf('issue'))),
    findDifferences(db, inArray(paymentDifferences.id, idsOf('difference').map(Number))),
  ])
  const rows = shown.flatMap(({ kind, id }): WaitingMoneyDto[] => {
    if (kind === 'issue') {
      const issue = issues.find((one) => one.id === id)
      return issue ? [{ kind, ...issue }] : []
    }
    const difference = differences.find((one) => one.id === Number(id))
    return difference ? [{ kind, ...difference }] : []
  })
  return { ...rest, rows }
}

/** The newest of its subject, if nobody has looked at it. */
export async function findPaymentIssue(db: Db, id: string): Promise<PaymentIssueDto | null> {
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  if (!event?.issue) return null
  const [newest = event] = event.settledAt
    ? []
    : await db
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(waitingWith(event, event.issue))
        .orderBy(...NEWEST_FIRST)
        .limit(1)
  const [issue] = await findIssues(db, eq(paymentEvents.id, newest.id))
  return issue ?? null
}

export async function findPaymentDifference(db: Db, id: number): Promise<PaymentDifferenceDto | null> {
  const [difference] = await findDifferences(db, eq(paymentDifferences.id, id))
  return difference ?? null
}

const recipient = { foundationId: foundations.userId, foundationName: foundations.name }

const recipientDto = (row: { foundationId: number | null; foundationName: string | null }) =>
  row.foundationId !== null && row.foundationName !== null
    ? { id: row.foundationId, name: row.foundationName }
    : null

async function findIssues(db: Db, which: SQL | undefined): Promise<PaymentIssueDto[]> {
  const rows = await db
    .select({
      id: paymentEvents.id,
      eventKind: paymentEvents.kind,
      issue: sql<PaymentIssue>`${paymentEvents.issue}`,
      state: paymentEvents.state,
      amountMinor: paymentEvents.amountMinor,
      currency: paymentEvents.currency,
      // Only one of the events of an invoice names its payment.
      paymentId: sql<string | null>`coalesce(${paymentEvents.paymentId}, ${donations.paymentId})`,
      donationId: paymentEvents.donationId,
      monthlyGiftId: sql<number | null>`coalesce(${paymentEvents.monthlyGiftId}, ${donations.monthlyGiftId})`,
      createdAt: paymentEvents.createdAt,
      isDone: sql<boolean>`${paymentEvents.settledAt} is not null`,
      ...recipient,
    })
    .from(paymentEvents)
    .leftJoin(donations, eq(donations.id, paymentEvents.donationId))
    .leftJoin(foundations, eq(foundations.userId, donations.foundationId))
    .where(which)
  // The books know only of returns of what they count.
  const isOfShown = inArray(
    paymentEvents.paymentId,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const returns = await db
    .select()
    .from(paymentEvents)
    .where(and(isOfShown, inArray(paymentEvents.kind, ['reembolsado', 'reembolso fallido'])))
  return rows.map(({ foundationId, foundationName, createdAt, ...row }) => ({
    ...row,
    returnedMinor: refunded(
      returns.filter(({ paymentId }) => paymentId !== null && paymentId === row.paymentId),
    ),
    foundation: recipientDto({ foundationId, foundationName }),
    createdAt: createdAt.toISOString(),
  }))
}

async function findDifferences(db: Db, which: SQL): Promise<PaymentDifferenceDto[]> {
  const rows = await db
    .select({ row: paymentDifferences, monthlyGiftId: donations.monthlyGiftId, ...recipient })
    .from(paymentDifferences)
    .leftJoin(donations, eq(donations.id, paymentDifferences.donationId))
    .leftJoin(foundations, eq(foundations.userId, donations.foundationId))
    .where(which)
  return rows.map(({ row, monthlyGiftId, ...recipientOf }) => ({
    id: row.id,
    difference: row.kind,
    paymentId: row.paymentId,
    donationId: row.donationId,
    monthlyGiftId,
    foundation: recipientDto(recipientOf),
    ours: { amountMinor: row.oursMinor, currency: row.oursCurrency, state: row.oursState },
    theirs: { amountMinor: row.theirsMinor, currency: row.theirsCurrency, state: row.theirsState },
    createdAt: row.foundAt.toISOString(),
    isResolved: row.resolvedAt !== null,
    isSettled: row.settledAt !== null,
    seen: stateOfDifference(row),
  }))
}
