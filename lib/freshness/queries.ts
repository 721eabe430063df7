import { and, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { foundations, pets, users } from '@/db/schema'
import { isListed } from '@/lib/pets/queries'
import type { ConfirmationLink } from './links'
import { deadlines } from './rules'

const siblings = alias(pets, 'siblings')

/** Listings whose owner is to be asked, those of owners who had their mail today apart. */
export function isToAsk(db: Db, now: Date): SQL | undefined {
  const { ask, mailed } = deadlines(now)
  const today = db
    .select({ one: sql`1` })
    .from(siblings)
    .where(and(eq(siblings.ownerId, pets.ownerId), gt(siblings.remindedAt, mailed)))
  return and(isListed, isNull(pets.remindedAt), lte(pets.confirmedAt, ask), notExists(today))
}

/** Listings that nobody confirms, although their owner had days to do so. */
export function isToPause(now: Date): SQL | undefined {
  const { pause, answered } = deadlines(now)
  return and(isListed, lte(pets.confirmedAt, pause), lte(pets.remindedAt, answered))
}

const selectFrom = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: pets.id })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(which)

/** The owners of listings that are to be asked about or paused, `most` at a time. */
export async function listOwnersDue(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: pets.ownerId })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(or(isToAsk(db, now), isToPause(now)))
    .orderBy(pets.ownerId)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Ids of an owner's listings that a condition holds for, the longest unconfirmed first. */
export async function listDuePets(
  db: Db,
  ownerId: number,
  which: SQL | undefined,
  most: number,
): Promise<number[]> {
  const rows = await selectFrom(db, and(eq(pets.ownerId, ownerId), which))
    .orderBy(pets.confirmedAt, pets.id)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The owner a link was mailed to, while the account is active. */
const selectOwner = (db: Db, { ownerId }: ConfirmationLink) =>
  db
    .select({ ownerRole: users.role })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.active, true)))

const selectPet = (db: Db, { petId, ownerId }: ConfirmationLink) =>
  db
    .select({
      id: pets.id,
      ownerId: pets.ownerId,
      cityId: pets.cityId,
      name: pets.name,
      status: pets.status,
      confirmedAt: pets.confirmedAt,
      paused: sql<boolean>`${pets.pausedAt} is not null`,
    })
    .from(pets)
    .where(and(eq(pets.id, petId), eq(pets.ownerId, ownerId)))

/** The listing that a link was made for; null when it is gone, or another owner's, or its owner's account is closed. */
export async function findLinkedPet(db: Db, link: ConfirmationLink) {
  const [owner] = await selectOwner(db, link)
  const [pet] = await selectPet(db, link)
  return owner && pet ? { ...pet, ...owner } : null
}

/** The same, kept from everybody else until the transaction ends. Account first, as everywhere. */
export async function lockLinkedPet(tx: Db, link: ConfirmationLink) {
  const [owner] = await selectOwner(tx, link).for('share')
  const [pet] = await selectPet(tx, link).for('update')
  return owner && pet ? { ...pet, ...owner } : null
}
