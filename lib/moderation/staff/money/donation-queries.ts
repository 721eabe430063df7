import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { auditLog, donations, foundations, keptCases, users } from '@/db/schema'
import { publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import { listBalances, listPayouts } from '@/lib/money/donations/total-queries'
import { listOwnExpenses } from '@/lib/money/expenses/queries'
import { readPage } from '@/lib/platform/page-queries'
import type { AuditAction } from '@/lib/text/copy/audit'
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
  const holders = rows.map(async (row) => ({
    ...row,
    hold: await findPayoutHold(db, row.id),
    balances: await listBalances(db, row.id),
  }))
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

/**
 * Closing the account ends a suspension and leaves its cases, which go with the decision or with time. What is then known
 * of both is in the log: money given to whoever closed it while suspended is theirs only if staff dismissed that very
 * suspension, and accepted no other case.
 */
export async function findPayoutHold(db: Db, foundationId: number): Promise<PayoutHoldDto | null> {
  const [row] = await db
    .select({ suspendedAt: users.suspendedAt, caseId: keptCases.id })
    .from(users)
    .leftJoin(keptCases, eq(keptCases.accountId, users.id))
    .where(eq(users.id, foundationId))
    .orderBy(desc(sql`${keptCases.kind} = 'suspension'`), keptCases.id)
    .limit(1)
  if (row?.suspendedAt) return { why: 'suspended' }
  if (row?.caseId) return { why: 'case', caseId: row.caseId }
  const decided = await db
    .select({ action: auditLog.action, ofSuspension: sql<boolean>`${auditLog.detail} ? 'suspension'` })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.subject, [`foundation:${foundationId}`, `user:${foundationId}`]),
        inArray(auditLog.action, HOLDING),
      ),
    )
    .orderBy(auditLog.id)
  const last = (action: AuditAction) => decided.findLastIndex((entry) => entry.action === action)
  const wasSuspended = last('account.suspend') > last('account.restore')
  const dismissed = decided.findLastIndex(
    ({ action, ofSuspension }) => action === 'case.dismiss' && ofSuspension,
  )
  const isCleared = dismissed > last('account.suspend') && last('case.accept') === -1
  return wasSuspended && !isCleared ? { why: 'refund' } : null
}

const HOLDING: AuditAction[] = ['account.suspend', 'account.restore', 'case.accept', 'case.dismiss']
