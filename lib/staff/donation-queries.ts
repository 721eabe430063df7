import { desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, paymentEvents, users } from '@/db/schema'
import { listBalances, listPayouts } from '@/lib/donations/total-queries'
import { type Page, pageOf, windowOf } from '@/lib/pagination'
import type { PaymentIssue } from '@/lib/vocabulary'
import type { FoundationMoneyDto, MoneyHolderDto, PaymentIssueDto } from './donation-dto'

const PER_PAGE = 50
const MOST_ISSUES = 50

/** Events of payments that staff have to look at, newest first. */
export async function listPaymentIssues(db: Db): Promise<PaymentIssueDto[]> {
  const rows = await db
    .select({
      id: paymentEvents.id,
      kind: paymentEvents.kind,
      issue: sql<PaymentIssue>`${paymentEvents.issue}`,
      state: paymentEvents.state,
      amountMinor: paymentEvents.amountMinor,
      currency: paymentEvents.currency,
      donationId: paymentEvents.donationId,
      foundationId: foundations.userId,
      foundationName: foundations.name,
      createdAt: paymentEvents.createdAt,
    })
    .from(paymentEvents)
    .leftJoin(donations, eq(donations.id, paymentEvents.donationId))
    .leftJoin(foundations, eq(foundations.userId, donations.foundationId))
    .where(isNotNull(paymentEvents.issue))
    .orderBy(desc(paymentEvents.createdAt), desc(paymentEvents.id))
    .limit(MOST_ISSUES)
  return rows.map(({ foundationId, foundationName, createdAt, ...row }) => ({
    ...row,
    foundation:
      foundationId !== null && foundationName !== null ? { id: foundationId, name: foundationName } : null,
    createdAt: createdAt.toISOString(),
  }))
}

const holderColumns = {
  id: foundations.userId,
  name: foundations.name,
  status: foundations.status,
  active: users.active,
}

/** Foundations that were given money, whatever became of them, with their balances. */
export async function listMoneyHolders(db: Db, page: number): Promise<Page<MoneyHolderDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .selectDistinct(holderColumns)
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(gt(donations.paidMinor, 0))
    .orderBy(foundations.name, foundations.userId)
    .limit(limit)
    .offset(offset)
  const holders = await Promise.all(
    rows.map(async (row) => ({ ...row, balances: await listBalances(db, row.id) })),
  )
  return pageOf(holders, page, PER_PAGE)
}

export async function findMoneyHolder(db: Db, id: number): Promise<FoundationMoneyDto | null> {
  const [row] = await db
    .select(holderColumns)
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, id))
  if (!row) return null
  return { ...row, balances: await listBalances(db, id), payouts: await listPayouts(db, id) }
}
