import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, keptCases } from '@/db/schema'
import type {
  KeptCaseDto,
  KeptCaseRefDto,
  StaffQueueItemDto,
  WaitingKeptCaseDto,
} from '@/lib/moderation/staff/dto'
import { accountStays } from '@/lib/people/accounts/returning-queries'

/** Its first report keeps its place in the queue: deleting the account or the comment gains no time. */
const waitsSince = sql<Date>`coalesce(
  (select min((report->>'createdAt')::timestamptz) from jsonb_array_elements(${keptCases.reports}) report),
  ${keptCases.createdAt})`

/** Part of the queue's union: all kept cases, as a decided one is deleted. */
export const selectWaitingKept = (db: Db) =>
  db
    .select({
      kind: sql<StaffQueueItemDto['kind']>`'kept'`.as('kind'),
      id: keptCases.id,
      held: sql<boolean>`false`.as('held'),
      since: waitsSince.as('since'),
    })
    .from(keptCases)

const selectCases = (db: Db) =>
  db.select({ kept: keptCases, since: waitsSince.mapWith(keptCases.createdAt), accountStays }).from(keptCases)

export async function findWaitingKept(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, WaitingKeptCaseDto>> {
  if (ids.length === 0) return new Map()
  const rows = await selectCases(db).where(isOneOf(keptCases.id, ids))
  return new Map(
    rows.map(({ kept: { id, kind, accountId, reports, keepUntil }, since, accountStays }) => [
      id,
      {
        kind: 'kept',
        caseId: id,
        about: kind,
        accountId,
        accountStays,
        reasons: [...new Set(reports.map(({ reason }) => reason))],
        reportCount: reports.length,
        since: since.toISOString(),
        keepUntil: keepUntil.toISOString(),
      },
    ]),
  )
}

/** Of an account that is still there: about comments that it deleted. */
export const listKeptOf = (db: Db, accountId: number): Promise<KeptCaseRefDto[]> =>
  db
    .select({ id: keptCases.id, about: keptCases.kind })
    .from(keptCases)
    .where(eq(keptCases.accountId, accountId))
    .orderBy(keptCases.id)

export async function findKeptCase(db: Db, id: number): Promise<KeptCaseDto | null> {
  const [row] = await selectCases(db).where(eq(keptCases.id, id))
  if (!row) return null
  const { kind, accountId, emailHash, said, reports, createdAt, keepUntil } = row.kept
  const isOfSame = or(
    eq(keptCases.accountId, accountId),
    and(ne(keptCases.emailHash, ''), eq(keptCases.emailHash, emailHash)),
  )
  const others = await db
    .select({ id: keptCases.id, about: keptCases.kind, emailHash: keptCases.emailHash })
    .from(keptCases)
    .where(and(ne(keptCases.id, id), isOfSame))
    .orderBy(keptCases.id)
  return {
    id,
    about: kind,
    accountId,
    accountStays: row.accountStays,
    said,
    reports,
    createdAt: createdAt.toISOString(),
    keepUntil: keepUntil.toISOString(),
    others: others.map(({ id: other, about }) => ({ id: other, about })),
    reservedBy: others.some((other) => other.emailHash !== '') ? 'others' : emailHash === '' ? null : 'this',
    hasMoney:
      (await db.$count(donations, and(eq(donations.foundationId, accountId), gt(donations.paidMinor, 0)))) >
      0,
  }
}
