import { inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities } from '@/db/schema'
import type { PlaceDto } from '@/lib/platform/catalog/dto'
import { distanceKm, type Home } from '@/lib/platform/geo'
import type { BorderDto } from './border-copy'

interface Adopter extends Home {
  country: string | null
}

/** The border between a pet and an adopter; null within one country, or if theirs is not known. */
export async function findBorder(
  db: Db,
  pet: Pick<PlaceDto, 'cityId' | 'countryId' | 'country'>,
  { cityId, countryId, country }: Adopter,
): Promise<BorderDto | null> {
  if (countryId === null || country === null || countryId === pet.countryId) return null
  return { pet: pet.country, adopter: country, km: cityId && (await findDistance(db, pet.cityId, cityId)) }
}

async function findDistance(db: Db, one: number, other: number): Promise<number | null> {
  const found = await db
    .select({ lat: cities.lat, lng: cities.lng })
    .from(cities)
    .where(inArray(cities.id, [one, other]))
  const [from, to] = found
  return from && to ? Math.round(distanceKm(from, to)) : null
}
