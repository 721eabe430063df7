import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { knownIps, pets, reports, users } from '@/db/schema'
import { lockPet, petNotFound } from '@/lib/pets/operations/lock'
import { isPublishable } from '@/lib/pets/visibility-queries'
import { groupBy } from '@/lib/platform/collections'
import { countPeople, DECISION_COOLDOWN_MS, MIN_ACCOUNT_AGE_MS } from './policy'

/** `publishable`: only a hold can keep it from having a page. @throws DomainError not_found. */
export async function lockPetWithOwner(tx: Db, petId: number) {
  const pet = await lockPet(tx, petId)
  const [row] = await tx
    .select({ owner: { name: users.name, email: users.email }, publishable: sql<boolean>`${isPublishable}` })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .where(eq(pets.id, petId))
  if (!row) throw petNotFound()
  return { pet, ...row }
}

export type PetWithOwner = Awaited<ReturnType<typeof lockPetWithOwner>>

export async function countReportingPeople(db: Db, petId: number, now: Date): Promise<number> {
  const cooldownStart = new Date(now.getTime() - DECISION_COOLDOWN_MS)
  const rows = await db
    .select({
      reporterId: reports.reporterId,
      reporterIpHash: reports.reporterIpHash,
      open: sql<boolean>`${reports.status} = 'abierto'`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.petId, petId),
        eq(reports.bySystem, false),
        or(eq(reports.status, 'abierto'), gt(reports.decidedAt, cooldownStart)),
      ),
    )
  const reporterIds = rows.flatMap(({ reporterId }) => reporterId ?? [])
  const established = await listEstablished(db, reporterIds, now)
  const sources = rows.flatMap(({ reporterId, reporterIpHash, open }) => {
    const reporter = reporterId ?? reporterIpHash
    const counts = reporter !== null && (reporterId === null || established.includes(reporterId))
    return counts ? { reporter, open } : []
  })
  return countPeople(sources, await listKnownIps(db, established))
}

async function listEstablished(db: Db, accountIds: readonly number[], now: Date): Promise<number[]> {
  if (accountIds.length === 0) return []
  const latest = new Date(now.getTime() - MIN_ACCOUNT_AGE_MS)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOneOf(users.id, accountIds), lte(users.createdAt, latest)))
  return rows.map(({ id }) => id)
}

async function listKnownIps(db: Db, accountIds: readonly number[]): Promise<Map<number, string[]>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db.select().from(knownIps).where(isOneOf(knownIps.userId, accountIds))
  const byAccount = groupBy(rows, ({ userId }) => userId)
  return new Map([...byAccount].map(([id, known]) => [id, known.map(({ ipHash }) => ipHash)]))
}

/** The hash by which an anonymous sender is already known, of all that their IP may be stored under. */
export async function findReporterHash(db: Db, hashes: readonly string[]): Promise<string | null> {
  const [row] = await db
    .select({ hash: reports.reporterIpHash })
    .from(reports)
    .where(inArray(reports.reporterIpHash, [...hashes]))
    .limit(1)
  return row?.hash ?? null
}
