import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { auditLog, keptCases, users } from '@/db/schema'
import { groupBy } from '@/lib/platform/collections'
import type { AuditAction } from '@/lib/text/copy/audit'
import type { PayoutHoldDto } from './dto'

/**
 * Closing the account ends a suspension and leaves its cases, which go with the decision or with time. What is then known
 * of both is in the log: money given to whoever closed it while suspended is theirs only if staff dismissed that very
 * suspension, and accepted no other case.
 */
export const findPayoutHold = async (db: Db, foundationId: number): Promise<PayoutHoldDto | null> =>
  (await findPayoutHolds(db, [foundationId])).get(foundationId) ?? null

/** `findPayoutHold` of several; those without one are missing. */
export async function findPayoutHolds(
  db: Db,
  foundationIds: readonly number[],
): Promise<Map<number, PayoutHoldDto>> {
  const states = await db
    .selectDistinctOn([users.id], { id: users.id, suspendedAt: users.suspendedAt, caseId: keptCases.id })
    .from(users)
    .leftJoin(keptCases, eq(keptCases.accountId, users.id))
    .where(isOneOf(users.id, foundationIds))
    .orderBy(users.id, desc(sql`${keptCases.kind} = 'suspension'`), keptCases.id)
  const subjects = foundationIds.flatMap((id) => [`foundation:${id}`, `user:${id}`])
  const decided = await db
    .select({
      subject: auditLog.subject,
      action: auditLog.action,
      // Earlier entries do not say of what case they are.
      ofSuspension: sql<boolean>`coalesce((${auditLog.detail}->>'suspension')::int, 1) = 1`,
    })
    .from(auditLog)
    .where(and(inArray(auditLog.subject, subjects), inArray(auditLog.action, HOLDING)))
    .orderBy(auditLog.id)
  const decisions = groupBy(decided, ({ subject }) => Number(subject.split(':')[1]))
  return new Map(
    states.flatMap(({ id, suspendedAt, caseId }): [number, PayoutHoldDto][] => {
      if (suspendedAt) return [[id, { why: 'suspended' }]]
      if (caseId) return [[id, { why: 'case', caseId }]]
      return isRefunded(decisions.get(id) ?? []) ? [[id, { why: 'refund' }]] : []
    }),
  )
}

const HOLDING: AuditAction[] = ['account.suspend', 'account.restore', 'case.accept', 'case.dismiss']

/** @param decisions in the order of time */
function isRefunded(decisions: readonly { action: string; ofSuspension: boolean }[]): boolean {
  const last = (action: AuditAction) => decisions.findLastIndex((entry) => entry.action === action)
  const wasSuspended = last('account.suspend') > last('account.restore')
  const dismissed = decisions.findLastIndex(
    ({ action, ofSuspension }) => action === 'case.dismiss' && ofSuspension,
  )
  const isCleared = dismissed > last('account.suspend') && last('case.accept') === -1
  return wasSuspended && !isCleared
}
