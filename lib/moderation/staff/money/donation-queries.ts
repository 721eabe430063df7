import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, keptCases, users } from '@/db/schema'
import { publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import { listBalances, listPayouts } from '@/lib/money/donations/total-queries'
import { listOwnExpenses } from '@/lib/money/expenses/queries'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import type { FoundationMoneyDto, MoneyHolderDto, PayoutHoldDto } from './dto'

const PER_PAGE = 50

const holderColumns = {
  id: foundations.userId,
  name: foundations.name,
  status: foundations.status,
  active: users.active,
  standing: publisherStanding(),
}

/** Foundations that were given money, whatever became of them, with their balances. */
export async function listMoneyHolders(db: Db, page: number): Promise<Page<MoneyHolderDto>> {
  const query = db
    .selectDistinct(holderColumns)
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(gt(donations.paidMinor, 0))
    .orderBy(foundations.name, foundations.userId)
  const { rows, ...rest } = await readPage(query, { page, perPage: PER_PAGE }, (row) => row)
  const holders = rows.map(async (row) => ({ ...row, balances: await listBalances(db, row.id) }))
  return { ...rest, rows: await Promise.all(holders) }
}

/** What staff see of a foundation's money, whatever its state; null for accounts that are no foundation. */
export async function findMoneyHolder(db: Db, id: number): Promise<FoundationMoneyDto | null> {
  const [row] = await db
    .select(holderColumns)
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, id))
  if (!row) return null
  return {
    ...row,
    hold: await findPayoutHold(db, id),
    balances: await listBalances(db, id),
    payouts: await listPayouts(db, id),
    expenses: await listOwnExpenses(db, id),
  }
}

/** Closing the account ends the suspension and leaves its case. */
export async function findPayoutHold(db: Db, foundationId: number): Promise<PayoutHoldDto | null> {
  const [row] = await db
    .select({ suspendedAt: users.suspendedAt, caseId: keptCases.id })
    .from(users)
    .leftJoin(keptCases, and(eq(keptCases.accountId, users.id), eq(keptCases.kind, 'suspension')))
    .where(eq(users.id, foundationId))
  if (row?.suspendedAt) return { why: 'suspended' }
  return row?.caseId ? { why: 'case', caseId: row.caseId } : null
}
