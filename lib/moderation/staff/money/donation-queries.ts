import { eq, gt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, users } from '@/db/schema'
import { publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import { findBalances, listBalances, listPayouts } from '@/lib/money/donations/total-queries'
import { listOwnExpenses } from '@/lib/money/expenses/queries'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import type { FoundationMoneyDto, MoneyHolderDto } from './dto'
import { findPayoutHold, findPayoutHolds } from './hold-queries'

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
  const ids = rows.map(({ id }) => id)
  const [holds, balances] = [await findPayoutHolds(db, ids), await findBalances(db, ids)]
  const holders = rows.map((row) => ({
    ...row,
    hold: holds.get(row.id) ?? null,
    balances: balances.get(row.id) ?? [],
  }))
  return { ...rest, rows: holders }
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
