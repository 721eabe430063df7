import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { keptCases } from '@/db/schema'
import type { KeptCaseDto, StaffQueueItemDto, WaitingKeptCaseDto } from '@/lib/moderation/staff/dto'
import { isOfPresent } from '@/lib/people/accounts/returning-queries'

/** Part of the queue's union: all kept cases, as a decided one is deleted. */
export const selectWaitingKept = (db: Db) =>
  db
    .select({
      kind: sql<StaffQueueItemDto['kind']>`'kept'`.as('kind'),
      id: keptCases.id,
      held: sql<boolean>`false`.as('held'),
      since: sql<Date>`${keptCases.createdAt}`.as('since'),
    })
    .from(keptCases)

const selectCases = (db: Db) => db.select({ kept: keptCases, accountStays: isOfPresent }).from(keptCases)

export async function findWaitingKept(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, WaitingKeptCaseDto>> {
  if (ids.length === 0) return new Map()
  const rows = await selectCases(db).where(isOneOf(keptCases.id, ids))
  return new Map(
    rows.map(({ kept: { id, kind, accountId, reports, createdAt }, accountStays }) => [
      id,
      {
        kind: 'kept',
        caseId: id,
        about: kind,
        accountId,
        accountStays,
        reasons: [...new Set(reports.map(({ reason }) => reason))],
        reportCount: reports.length,
        since: createdAt.toISOString(),
      },
    ]),
  )
}

export async function findKeptCase(db: Db, id: number): Promise<KeptCaseDto | null> {
  const [row] = await selectCases(db).where(eq(keptCases.id, id))
  if (!row) return null
  const { kind, accountId, said, reports, createdAt, keepUntil } = row.kept
  return {
    id,
    about: kind,
    accountId,
    accountStays: row.accountStays,
    said,
    reports,
    createdAt: createdAt.toISOString(),
    keepUntil: keepUntil.toISOString(),
  }
}
