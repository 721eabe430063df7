import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  breeds,
  cities,
  colors,
  favourites,
  petArrivals,
  petPhotos,
  pets,
  petViews,
  photoUploads,
  reports,
  savedSearches,
  savedSearchNotices,
} from '@/db/schema'
import { viewCount } from '@/lib/pets/own-queries'
import { pictureDto } from '@/lib/photos/dto'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { petNameFor } from './name-queries'

/** With the catalogue's names: its numbers say nothing elsewhere. */
export const exportPets = (db: Db, ownerId: number) =>
  db
    .select({
      ...getTableColumns(pets),
      breed: breeds.name,
      color: colors.name,
      city: cities.name,
      views: viewCount,
    })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(colors, eq(colors.id, pets.colorId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .leftJoin(petViews, eq(petViews.petId, pets.id))
    .where(eq(pets.ownerId, ownerId))
    .orderBy(pets.id)

const photoUrl = (hash: string): string => absoluteUrl(pictureDto(hash).large)

/** In the order of each pet's gallery, with the address of the largest file. */
export async function exportPhotos(db: Db, petIds: readonly number[]) {
  const rows = await db
    .select({ petId: petPhotos.petId, position: petPhotos.position, hash: petPhotos.hash })
    .from(petPhotos)
    .where(inArray(petPhotos.petId, [...petIds]))
    .orderBy(petPhotos.petId, petPhotos.position)
  return rows.map((row) => ({ ...row, url: photoUrl(row.hash) }))
}

/** Photos that were sent and are on nothing yet; those still in work have no address. */
export async function exportUploads(db: Db, ownerId: number) {
  const { id, status, hash, createdAt } = photoUploads
  const rows = await db
    .select({ id, status, hash, createdAt })
    .from(photoUploads)
    .where(eq(photoUploads.ownerId, ownerId))
  return rows.map(({ hash, ...row }) => ({ ...row, url: hash && photoUrl(hash) }))
}

export const exportFavourites = (db: Db, accountId: number) =>
  db
    .select({ ...getTableColumns(favourites), pet: petNameFor(accountId) })
    .from(favourites)
    .leftJoin(pets, eq(pets.id, favourites.petId))
    .where(eq(favourites.userId, accountId))

/** Sent by the account. */
export const exportReports = (db: Db, accountId: number) =>
  db
    .select({ ...getTableColumns(reports), pet: petNameFor(accountId) })
    .from(reports)
    .leftJoin(pets, eq(pets.id, reports.petId))
    .where(eq(reports.reporterId, accountId))

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
      pet: petNameFor(accountId),
      dueAt: savedSearchNotices.dueAt,
      sentAt: savedSearchNotices.sentAt,
    })
    .from(savedSearchNotices)
    .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
    .leftJoin(pets, eq(pets.id, petArrivals.petId))
    .where(eq(savedSearchNotices.userId, accountId))
    .orderBy(savedSearchNotices.dueAt, petArrivals.petId),
})
