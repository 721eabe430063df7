import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import {
  adoptionRequests,
  auditLog,
  foundations,
  monthlyGifts,
  petPhotos,
  pets,
  reports,
  storedPhotos,
  users,
} from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { listRelatedSuspended, publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import type { PetModerationDto, StaffQueueItemDto, WaitingPetDto } from '@/lib/moderation/staff/dto'
import { isRemovable, needsReview, stateOfPet } from '@/lib/moderation/staff/policy'
import { listReports } from '@/lib/moderation/staff/report-queries'
import { listReporters, listReportingPairs } from '@/lib/moderation/staff/reporter-queries'
import { accountNameSql, fullNameSql } from '@/lib/people/accounts/queries'
import { toHoldDto } from '@/lib/pets/hold'
import { holdColumns } from '@/lib/pets/own-queries'
import { findPet } from '@/lib/pets/queries'
import { hasPage } from '@/lib/pets/visibility-queries'
import { photoDto } from '@/lib/photos/dto'

const MAX_REPORTS = 200

const everyPet = sql`true`

/** Reported, or held and not withdrawn, as `needsReview`: each half has an index of its own. */
const waits = sql`${pets.id} in (
  select pet_id from reports where status = 'abierto' and pet_id is not null
  union select id from pets where held_at is not null and status <> 'inactivo')`

const openReports = (db: Db) =>
  db
    .select({
      petId: reports.petId,
      count: sql<number>`count(*)::int`.as('count'),
      reasons: sql<string[]>`array_agg(distinct ${reports.reason})`.as('reasons'),
      since: sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt).as('since'),
    })
    .from(reports)
    .where(and(eq(reports.status, 'abierto'), isNotNull(reports.petId)))
    .groupBy(reports.petId)
    .as('open')

/** Part of the queue's union: held pets and those with open reports. */
export function selectWaitingPets(db: Db) {
  const open = openReports(db)
  return db
    .select({
      kind: sql<StaffQueueItemDto['kind']>`'pet'`.as('kind'),
      id: pets.id,
      held: sql<boolean>`${pets.heldAt} is not null and ${pets.status} <> 'inactivo'`.as('held'),
      since: sql<Date>`coalesce(${open.since}, ${pets.heldAt})`.as('since'),
    })
    .from(pets)
    .leftJoin(open, eq(open.petId, pets.id))
    .where(waits)
}

export async function findWaitingPets(db: Db, ids: readonly number[]): Promise<Map<number, WaitingPetDto>> {
  if (ids.length === 0) return new Map()
  const open = openReports(db)
  const rows = await db
    .select({
      petId: pets.id,
      name: pets.name,
      photo: petPhotos,
      publisher: accountNameSql,
      standing: publisherStanding(),
      isWithdrawn: sql<boolean>`${pets.status} = 'inactivo'`,
      hold: holdColumns,
      reasons: open.reasons,
      reportCount: open.count,
      since: open.since,
    })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .leftJoin(open, eq(open.petId, pets.id))
    .where(isOneOf(pets.id, ids))
  return new Map(
    rows.map(({ photo, hold, since, ...row }) => [
      row.petId,
      {
        ...row,
        kind: 'pet',
        photo: photo && photoDto(photo),
        reasons: row.reasons ?? [],
        reportCount: row.reportCount ?? 0,
        hold: toHoldDto(hold),
        since: (since ?? hold.heldAt)?.toISOString() ?? '',
      },
    ]),
  )
}

/** When staff blocked photos of the pet, by the audit log; in no order. */
export async function listPhotoBlocks(db: Db, petId: number): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `pet:${petId}`), eq(auditLog.action, 'photos.block')))
  return rows.map(({ createdAt }) => createdAt)
}

/** What goes with it when it is removed. */
async function countEnding(db: Db, petId: number): Promise<PetModerationDto['ends']> {
  const [requests, gifts] = await Promise.all([
    db.$count(adoptionRequests, and(eq(adoptionRequests.petId, petId), isOpenSql)),
    db.$count(monthlyGifts, and(eq(monthlyGifts.petId, petId), eq(monthlyGifts.status, 'activo'))),
  ])
  return { requests, gifts }
}

async function countBlockedPhotos(db: Db, petId: number): Promise<number> {
  const blocks = await listPhotoBlocks(db, petId)
  return blocks.length === 0 ? 0 : db.$count(storedPhotos, inArray(storedPhotos.blockedAt, blocks))
}

export async function findPetModeration(
  db: Db,
  petId: number,
  now = new Date(),
): Promise<PetModerationDto | null> {
  const [pet, [row], said, reporters, pairs, ends, blockedPhotos] = await Promise.all([
    findPet(db, petId, everyPet),
    db
      .select({
        status: pets.status,
        version: pets.version,
        hold: holdColumns,
        hasPage: sql<boolean>`${hasPage}`,
        owner: {
          id: users.id,
          name: sql<string>`${fullNameSql(users)}`,
          standing: publisherStanding(),
          registeredAt: users.createdAt,
          pets: sql<number>`(select count(*)::int from pets own where own.owner_id = ${users.id})`,
        },
      })
      .from(pets)
      .innerJoin(users, eq(users.id, pets.ownerId))
      .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
      .where(eq(pets.id, petId)),
    listReports(db, eq(reports.petId, petId), MAX_REPORTS),
    listReporters(db, eq(reports.petId, petId), now),
    listReportingPairs(db, petId, now),
    countEnding(db, petId),
    countBlockedPhotos(db, petId),
  ])
  if (!pet || !row) return null
  const lastOpen = said.find(({ status }) => status === 'abierto')?.id ?? 0
  const state = { ...row, heldAt: row.hold.heldAt, lastOpen }
  return {
    pet,
    hold: toHoldDto(row.hold),
    hasPage: row.hasPage,
    owner: { ...row.owner, registeredAt: row.owner.registeredAt.toISOString() },
    relatedAccounts: await listRelatedSuspended(db, row.owner.id),
    reports: said,
    reporters,
    pairs,
    ends,
    blockedPhotos,
    waits: needsReview(state),
    isRemovable: isRemovable(state),
    seen: stateOfPet(state),
  }
}
