import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, countries, foundations, petPhotos, pets, users } from '@/db/schema'
import { placeColumns } from '@/lib/catalog/queries'
import { type Page, pageOf, windowOf } from '@/lib/pages'
import { photoDto } from '@/lib/photos/dto'
import type { OwnPetDto } from './dto'
import { hasPublicPage, newestFirst } from './queries'

const PER_PAGE = 50

/** Every pet of an owner whatever its state, for the owner alone; the newest first. */
export async function listOwnPets(db: Db, ownerId: number, page: number): Promise<Page<OwnPetDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select({
      id: pets.id,
      name: pets.name,
      type: pets.type,
      breed: breeds.name,
      gender: pets.gender,
      size: pets.size,
      status: pets.status,
      publishedAt: pets.publishedAt,
      place: placeColumns,
      photo: petPhotos,
      public: sql<boolean>`coalesce(${hasPublicPage}, false)`,
    })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .where(eq(pets.ownerId, ownerId))
    .orderBy(...newestFirst(pets))
    .limit(limit)
    .offset(offset)
  const own = rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    photo: row.photo && photoDto(row.photo),
  }))
  return pageOf(own, page, PER_PAGE)
}
