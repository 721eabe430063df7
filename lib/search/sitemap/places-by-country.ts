import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import type { PlaceWithPets } from './queries'

export interface CountryWithPets {
  country: CountryDto
  /** Those of which it has pets. */
  types: PetType[]
  pets: number
  /** By name; `pets` are those of the list, which has all cities of the name, also of other countries. */
  cities: { name: string; slug: string; pets: number }[]
}

/** Countries that have pets, in the catalogue's order. Cities of one name are one in each, as their list is. */
export function placesByCountry(
  places: readonly PlaceWithPets[],
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): CountryWithPets[] {
  const known = new Map(cities.map((city) => [city.id, city]))
  const inList = new Map<string, number>()
  for (const { cityId, pets } of places) {
    const slug = known.get(cityId)?.slug ?? ''
    inList.set(slug, pets + (inList.get(slug) ?? 0))
  }
  return countries.flatMap((country) => {
    const here = places.filter(({ countryId }) => countryId === country.id)
    const found = new Map<string, CountryWithPets['cities'][number]>()
    for (const { cityId } of here) {
      const city = known.get(cityId)
      if (!city) continue
      const { name, slug } = city
      found.set(slug, { name, slug, pets: inList.get(slug) ?? 0 })
    }
    if (found.size === 0) return []
    return [
      {
        country,
        types: PET_TYPES.filter((type) => here.some((place) => place.type === type)),
        pets: here.reduce((sum, { pets }) => sum + pets, 0),
        cities: [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es')),
      },
    ]
  })
}
