import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petArrivals, petPhotos, savedSearches, savedSearchNotices } from '@/db/schema'

export const exportPhotos = (db: Db, petIds: readonly number[]) =>
  db
    .select({ petId: petPhotos.petId, position: petPhotos.position, hash: petPhotos.hash })
    .from(petPhotos)
    .where(inArray(petPhotos.petId, [...petIds]))

export const exportSearches = async (db: Db, accountId: number) => ({
  savedSearches: await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      path: savedSearches.path,
      frequency: savedSearches.frequency,
      noticedAt: savedSearches.noticedAt,
      noticedPets: savedSearches.noticedPets,
      pausedAt: savedSearches.pausedAt,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, accountId))
    .orderBy(savedSearches.id),
  savedSearchNotices: await db
    .select({
      savedSearchId: savedSearchNotices.savedSearchId,
      petId: petArrivals.petId,
      dueAt: savedSearchNotices.dueAt,
      sentAt: savedSearchNotices.sentAt,
    })
    .from(savedSearchNotices)
    .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
    .where(eq(savedSearchNotices.userId, accountId))
    .orderBy(savedSearchNotices.dueAt, petArrivals.petId),
})
