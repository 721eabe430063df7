import { and, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { foundations, knownIps, pets, reports, users } from '@/db/schema'
import { isOnlyBlocked } from '@/lib/people/accounts/block-queries'
import { mailboxOf } from '@/lib/people/accounts/email'
import { lockPet, petNotFound } from '@/lib/pets/operations/lock'
import { isPublishable } from '@/lib/pets/visibility-queries'
import { groupBy } from '@/lib/platform/collections'
import { DAY_MS } from '@/lib/text/durations'
import { comparablePhone } from '@/lib/text/phone-line'
import {
  countPeople,
  DECISION_COOLDOWN_MS,
  DISMISSED_MS,
  ESTABLISHED_AGE_MS,
  MAX_DISMISSED,
  MAX_HIDDEN_A_DAY,
  MIN_ACCOUNT_AGE_MS,
  TOGETHER_MS,
} from './policy'

/**
 * `publishable`: only a hold can keep it from having a page. `awaitsApproval`: its foundation does.
 * @throws DomainError not_found.
 */
export async function lockPetWithOwner(tx: Db, petId: number) {
  const pet = await lockPet(tx, petId)
  const [row] = await tx
    .select({
      owner: { name: users.name, email: users.email, role: users.role, onlyBlocked: isOnlyBlocked },
      publishable: sql<boolean>`${isPublishable}`,
      awaitsApproval: sql<boolean>`coalesce(${foundations.status} <> 'aprobada', false)`,
    })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(eq(pets.id, petId))
  if (!row) throw petNotFound()
  return { pet, ...row }
}

/** Whether a mail reaches its owner: one to a blocked account waits for the end of the block. */
export const isReachable = ({ pet, owner }: PetWithOwner): boolean => pet.ownerActive || owner.onlyBlocked

export type PetWithOwner = Awaited<ReturnType<typeof lockPetWithOwner>>

/** The hash by which an anonymous sender is already known, of all that their IP may be stored under. */
export async function findReporterHash(db: Db, hashes: readonly string[]): Promise<string | null> {
  const [row] = await db
    .select({ hash: reports.reporterIpHash })
    .from(reports)
    .where(inArray(reports.reporterIpHash, [...hashes]))
    .limit(1)
  return row?.hash ?? null
}

/** Who speaks against a pet, weighed by `policy`, and the open reports by which they do. Call it with the pet locked. */
export async function weighReports(db: Db, petId: number, now: Date) {
  const cooldownStart = new Date(now.getTime() - DECISION_COOLDOWN_MS)
  const rows = await db
    .select({
      id: reports.id,
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
  const accounts = await listTrust(
    db,
    rows.flatMap(({ reporterId }) => reporterId ?? []),
    now,
  )
  const counting = rows.filter(({ reporterId }) => reporterId === null || accounts.has(reporterId))
  const sources = counting.flatMap(({ reporterId, reporterIpHash, open }) => {
    const reporter = reporterId ?? reporterIpHash
    const isTrusted = reporterId === null || accounts.get(reporterId)?.isUsedUp === false
    return reporter === null ? [] : [{ reporter, open: open && isTrusted }]
  })
  const ids = [...accounts.keys()]
  const ties = await listTies(db, ids, { petId, now })
  const established = new Set(ids.filter((id) => accounts.get(id)?.isEstablished))
  return {
    ...countPeople(sources, ties, established),
    reportIds: counting.flatMap(({ id, open }) => (open ? id : [])),
  }
}

/** Accounts old enough to count, confirmed and in use. */
async function listTrust(db: Db, accountIds: readonly number[], now: Date) {
  if (accountIds.length === 0) return new Map<number, { isEstablished: boolean; isUsedUp: boolean }>()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const isRecent = gt(reports.decidedAt, before(DISMISSED_MS))
  const rows = await db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      hidden: countWhere(
        sql`distinct ${reports.petId}`,
        and(gt(reports.hidAt, before(DAY_MS)), ne(reports.status, 'aceptado')),
      ),
      accepted: countWhere(sql`*`, and(eq(reports.status, 'aceptado'), isRecent)),
      dismissed: countWhere(sql`*`, and(eq(reports.status, 'descartado'), isRecent)),
    })
    .from(users)
    .leftJoin(reports, eq(reports.reporterId, users.id))
    .where(
      and(
        isOneOf(users.id, accountIds),
        lte(users.createdAt, before(MIN_ACCOUNT_AGE_MS)),
        isNotNull(users.emailVerifiedAt),
        eq(users.active, true),
      ),
    )
    .groupBy(users.id)
  return new Map(
    rows.map(({ id, createdAt, hidden, accepted, dismissed }) => [
      id,
      {
        isEstablished: createdAt <= before(ESTABLISHED_AGE_MS),
        isUsedUp: hidden >= MAX_HIDDEN_A_DAY || (dismissed >= MAX_DISMISSED && dismissed > accepted),
      },
    ]),
  )
}

const countWhere = (what: SQL, which: SQL | undefined) =>
  sql<number>`(count(${what}) filter (where ${which}))::int`

/** What accounts have in common: networks, mailboxes, telephones, and other pets that they hid together. */
async function listTies(
  db: Db,
  accountIds: readonly number[],
  { petId, now }: { petId: number; now: Date },
): Promise<Map<number, string[]>> {
  if (accountIds.length === 0) return new Map()
  const networks = await db
    .select({ id: knownIps.userId, tie: knownIps.ipHash })
    .from(knownIps)
    .where(isOneOf(knownIps.userId, accountIds))
  const contacts = await db
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .where(isOneOf(users.id, accountIds))
  const hidden = await db
    .select({ id: sql<number>`${reports.reporterId}`, tie: sql<string>`'pet ' || ${reports.petId}` })
    .from(reports)
    .where(
      and(
        isOneOf(reports.reporterId, accountIds),
        ne(reports.petId, petId),
        ne(reports.status, 'aceptado'),
        gt(reports.hidAt, new Date(now.getTime() - TOGETHER_MS)),
      ),
    )
  const reachedAt = contacts.flatMap(({ id, email, phone }) => {
    const number = phone === null ? null : comparablePhone(phone)
    return [{ id, tie: mailboxOf(email) }, ...(number === null ? [] : [{ id, tie: number }])]
  })
  const byAccount = groupBy([...networks, ...reachedAt, ...hidden], ({ id }) => id)
  return new Map([...byAccount].map(([id, ties]) => [id, ties.map(({ tie }) => tie)]))
}
