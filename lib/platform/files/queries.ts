import { and, count, eq, gt, inArray, isNotNull, sql, sum } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionRequests,
  expensePhotos,
  expenses,
  foundationDocuments,
  petPhotos,
  pets,
  photoUploads,
  storageReservations,
  storedPhotos,
  stories,
  storyPhotos,
  users,
} from '@/db/schema'

/** Counted for a photo without a noted size; a little above the average. */
const USUAL_PHOTO_BYTES = 300 * 1024

/** Photos of pets (withdrawn too), expenses, check-ins and profile, unused uploads, documents; each photo once. */
export async function measureStorage(db: Db, ownerId: number, now: Date): Promise<number> {
  const [photos] = await db
    .select({ bytes: sum(sql`coalesce(${storedPhotos.bytes}, ${USUAL_PHOTO_BYTES})`).mapWith(Number) })
    .from(storedPhotos)
    .where(inArray(storedPhotos.hash, photoHashesOf(db, ownerId)))
  const [documents] = await db
    .select({ bytes: sum(foundationDocuments.bytes).mapWith(Number) })
    .from(foundationDocuments)
    .where(eq(foundationDocuments.foundationId, ownerId))
  const [checkIns] = await db
    .select({ photos: count(adoptionCheckIns.photo) })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .where(eq(adoptionRequests.adopterId, ownerId))
  const [reserved] = await db
    .select({ bytes: sum(storageReservations.bytes).mapWith(Number) })
    .from(storageReservations)
    .where(and(eq(storageReservations.ownerId, ownerId), gt(storageReservations.expiresAt, now)))
  const known = [photos, documents, reserved].reduce((total, part) => total + (part?.bytes ?? 0), 0)
  return known + (checkIns?.photos ?? 0) * USUAL_PHOTO_BYTES
}

/** The photos of an owner's pets (withdrawn too), expenses, stories and profile, and unused uploads. */
export const photoHashesOf = (db: Db, ownerId: number) =>
  union(
    db
      .select({ hash: petPhotos.hash })
      .from(petPhotos)
      .innerJoin(pets, eq(pets.id, petPhotos.petId))
      .where(eq(pets.ownerId, ownerId)),
    db
      .select({ hash: expensePhotos.hash })
      .from(expensePhotos)
      .innerJoin(expenses, eq(expenses.id, expensePhotos.expenseId))
      .where(eq(expenses.foundationId, ownerId)),
    db
      .select({ hash: sql<string>`${storyPhotos.hash}` })
      .from(storyPhotos)
      .innerJoin(stories, eq(stories.id, storyPhotos.storyId))
      .innerJoin(adoptionRequests, eq(adoptionRequests.id, stories.requestId))
      .where(and(eq(adoptionRequests.adopterId, ownerId), isNotNull(storyPhotos.hash))),
    db
      .select({ hash: sql<string>`${photoUploads.hash}` })
      .from(photoUploads)
      .where(and(eq(photoUploads.ownerId, ownerId), isNotNull(photoUploads.hash))),
    db
      .select({ hash: sql<string>`${users.photo}` })
      .from(users)
      .where(and(eq(users.id, ownerId), isNotNull(users.photo))),
  )
