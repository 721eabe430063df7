import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, colors, type PetRow, petPhotoSources, petPhotos, pets } from '@/db/schema'
import { inputOf } from '@/lib/pets/operations/pet-values'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { listBreeds, listCities, listColors } from '@/lib/platform/catalog/queries'
import { groupBy } from '@/lib/platform/collections'
import { type CountryId, PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import type { Choices } from './cell-values'
import type { PlacedPet, PresentPet } from './dto'
import type { ExportedPet } from './write-sheet'

/** @param ids all pets if absent */
export async function listPresentPets(
  db: Db,
  ownerId: number,
  ids?: readonly number[],
): Promise<PresentPet[]> {
  const wanted = ids && inArray(pets.id, [...ids])
  const rows = await db
    .select()
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), wanted))
    .orderBy(pets.id)
  return withPhotos(db, rows)
}

async function withPhotos(db: Db, rows: readonly PetRow[]): Promise<PresentPet[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [photos, sources] = await Promise.all([
    db
      .select({ petId: petPhotos.petId, hash: petPhotos.hash })
      .from(petPhotos)
      .where(inArray(petPhotos.petId, ids))
      .orderBy(petPhotos.petId, petPhotos.position),
    db.select().from(petPhotoSources).where(inArray(petPhotoSources.petId, ids)),
  ])
  const photosOf = groupBy(photos, ({ petId }) => petId)
  const sourcesOf = groupBy(sources, ({ petId }) => petId)
  return rows.map((row) => ({
    ...presentPet(row),
    photos: (photosOf.get(row.id) ?? []).map(({ hash }) => hash),
    sources: Object.fromEntries(
      (sourcesOf.get(row.id) ?? []).map(({ url, digest, hash }) => [url, { digest, hash }]),
    ),
  }))
}

const presentPet = (row: PetRow): Omit<PresentPet, 'photos' | 'sources'> => ({
  id: row.id,
  code: row.ownCode,
  words: inputOf(row),
  place: { cityId: row.cityId, countryId: row.countryId },
  status: row.status,
  hold: row.holdReason,
  blocked: row.blockedAt !== null,
})

export async function isOwnPhoto(db: Db, ownerId: number, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(petPhotos)
    .innerJoin(pets, eq(pets.id, petPhotos.petId))
    .where(and(eq(petPhotos.hash, hash), eq(pets.ownerId, ownerId)))
    .limit(1)
  return row !== undefined
}

export async function listPlacedPets(db: Db, ownerId: number): Promise<PlacedPet[]> {
  const present = await listPresentPets(db, ownerId)
  const countries = [...new Set(present.map(({ place }) => place.countryId))]
  const named = (await Promise.all(countries.map((id) => listCityNames(db, id)))).flat()
  const labels = new Map(named.map(({ id, name }) => [id, name]))
  return present.map((pet) => ({ ...pet, city: labels.get(pet.place.cityId) ?? '' }))
}

export async function listExportedPets(db: Db, ownerId: number): Promise<ExportedPet[]> {
  const present = await listPlacedPets(db, ownerId)
  const names = await db
    .select({ id: pets.id, breed: breeds.name, color: colors.name })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(colors, eq(colors.id, pets.colorId))
    .where(eq(pets.ownerId, ownerId))
  const namesOf = new Map(names.map((name) => [name.id, name]))
  return present.map((pet) => ({
    ...pet,
    breed: namesOf.get(pet.id)?.breed ?? '',
    color: namesOf.get(pet.id)?.color ?? '',
  }))
}

export async function readChoices(db: Db, countryId: CountryId | null): Promise<Choices> {
  const byType = async <Entry>(list: (type: PetType) => Promise<Entry[]>) =>
    Object.fromEntries(
      await Promise.all(PET_TYPES.map(async (type) => [type, await list(type)] as const)),
    ) as Record<PetType, Entry[]>
  return {
    breeds: await byType(async (type) =>
      (await listBreeds(db, type)).map(({ id, name, internationalName }) => ({
        id,
        name,
        alias: internationalName,
      })),
    ),
    colors: await byType(async (type) => (await listColors(db, type)).map(({ id, name }) => ({ id, name }))),
    cities: countryId === null ? [] : await listCityNames(db, countryId),
  }
}

/** Adds the region where a name repeats inside the country. */
async function listCityNames(db: Db, countryId: CountryId) {
  const inCountry = (await listCities(db)).filter((city) => city.countryId === countryId)
  const regions = new Map(inCountry.map(({ id, region }) => [id, region]))
  return cityOptions(inCountry).map(({ id, label }) => ({
    id,
    name: label,
    region: regions.get(id) ?? '',
    countryId,
  }))
}
