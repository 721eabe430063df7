import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, countries, outbox, petPhotos, pets, users } from '@/db/schema'
import type { PetToConfirmDto } from '@/lib/pets/dto'
import { picturedColumns } from '@/lib/pets/own-queries'
import { hasPage, isListed, isPaused } from '@/lib/pets/visibility-queries'
import { photoDto } from '@/lib/photos/dto'
import { PET_REMINDER } from '@/lib/platform/outbox/keys'
import type { PetConfirmationLink } from './links'
import { deadlines } from './rules'

const MOST_TO_CONFIRM = 50

/** The first two conditions are implied, but let Postgres use the index `pets_confirmed`. */
const mayBeDue = and(sql`${pets.status} = 'adoptable'`, isNull(pets.pausedAt), isListed)

/** As the index `outbox_pet_reminders` has it, which a parameter may keep from being used. */
const isReminder = sql`${outbox.idempotencyKey} like ${sql.raw(`'${PET_REMINDER}%'`)}`

/** Except of owners who had today's mail, also if they have confirmed its pets since. */
export function needsReminder(db: Db, now: Date): SQL | undefined {
  const { ask, mailed } = deadlines(now)
  const isOfOwner = sql`split_part(${outbox.idempotencyKey}, ':', 2) = ${pets.ownerId}::text`
  const today = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(and(isReminder, isOfOwner, gt(outbox.createdAt, mailed)))
  return and(isNull(pets.remindedAt), lte(pets.confirmedAt, ask), notExists(today))
}

/** Pets whose owner has not answered the reminder in time. */
export function needsPause(now: Date): SQL | undefined {
  const { pause, answered } = deadlines(now)
  return and(lte(pets.confirmedAt, pause), lte(pets.remindedAt, answered))
}

/** Owners with pets to remind of or to pause, by id; at most `most`, the rest in the next run. */
export async function listOwnersDue(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pets.ownerId })
    .from(pets)
    .where(and(mayBeDue, or(needsReminder(db, now), needsPause(now))))
    .orderBy(pets.ownerId)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Ids of an owner's pets that `which` holds for, longest unconfirmed first. */
export async function listDuePets(
  db: Db,
  ownerId: number,
  which: SQL | undefined,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), mayBeDue, which))
    .orderBy(pets.confirmedAt, pets.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** A listing is paused, or soon will be. */
export const waitsForConfirmation = (now: Date) =>
  and(
    eq(pets.status, 'adoptable'),
    hasPage,
    or(isNotNull(pets.pausedAt), lte(pets.confirmedAt, deadlines(now).ask)),
  )

/** An owner's listings to confirm: the longest unconfirmed first. */
export async function listToConfirm(db: Db, ownerId: number, now: Date): Promise<PetToConfirmDto[]> {
  const rows = await db
    .select({
      ...picturedColumns,
      confirmedAt: pets.confirmedAt,
      remindedAt: pets.remindedAt,
      paused: isPaused,
    })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .where(and(eq(pets.ownerId, ownerId), waitsForConfirmation(now)))
    .orderBy(asc(pets.confirmedAt), asc(pets.id))
    .limit(MOST_TO_CONFIRM)
  return rows.map((row) => ({
    ...row,
    photo: row.photo && photoDto(row.photo),
    confirmedAt: row.confirmedAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
  }))
}

const selectOwner = (db: Db, { ownerId }: PetConfirmationLink) =>
  db.select({ ownerRole: users.role, ownerActive: users.active }).from(users).where(eq(users.id, ownerId))

const selectPet = (db: Db, { petId, ownerId }: PetConfirmationLink) =>
  db
    .select({
      id: pets.id,
      ownerId: pets.ownerId,
      cityId: pets.cityId,
      name: pets.name,
      status: pets.status,
      confirmedAt: pets.confirmedAt,
      paused: isPaused,
      blockedAt: pets.blockedAt,
      hasPage: sql<boolean>`(${hasPage})`,
    })
    .from(pets)
    .where(and(eq(pets.id, petId), eq(pets.ownerId, ownerId)))

/** Null if it is gone or has another owner. */
export async function findLinkedPet(db: Db, link: PetConfirmationLink) {
  const [owner] = await selectOwner(db, link)
  const [pet] = await selectPet(db, link)
  return owner && pet ? { ...pet, ...owner } : null
}

/** Lock order: account first. */
export async function lockLinkedPet(tx: Db, link: PetConfirmationLink) {
  const [owner] = await selectOwner(tx, link).for('share')
  const [pet] = await selectPet(tx, link).for('update')
  return owner && pet ? { ...pet, ...owner } : null
}
