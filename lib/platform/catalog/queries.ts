import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, colors, countries } from '@/db/schema'
import type { PetType } from '@/lib/text/vocabulary'
import type { BreedDto, CityDto, ColorDto, CountryDto } from './dto'

export async function listCountries(db: Db): Promise<CountryDto[]> {
  return db.select().from(countries).orderBy(asc(countries.name))
}

export async function listCities(db: Db): Promise<CityDto[]> {
  return db.select().from(cities).orderBy(desc(cities.population), asc(cities.id))
}

export async function listBreeds(db: Db, type: PetType): Promise<BreedDto[]> {
  return db.select().from(breeds).where(eq(breeds.type, type)).orderBy(asc(breeds.id))
}

export async function listColors(db: Db, type: PetType): Promise<ColorDto[]> {
  return db.select().from(colors).where(eq(colors.type, type)).orderBy(asc(colors.id))
}

export const placeColumns = {
  cityId: cities.id,
  city: cities.name,
  citySlug: cities.slug,
  countryId: countries.id,
  country: countries.name,
  countrySlug: countries.slug,
}
