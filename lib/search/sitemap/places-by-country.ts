import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import type { PlaceWithPets } from './queries'

export interface CountryWithPets {
  country: CountryDto
  /** Those of which it has pets. */
  types: PetType[]
  pets: number
  /** By name. */
  cities: { name: string; slug: string; pets: number }[]
}

/** Countries that have pets, in the catalogue's order. Cities of one name in a country are one, as their list is. */
export function placesByCountry(
  places: readonly PlaceWithPets[],
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): CountryWithPets[] {
  const known = new Map(cities.map((city) => [city.id, city]))
  return countries.flatMap((country) => {
    const here = places.filter(({ countryId }) => countryId === country.id)
    const found = new Map<string, CountryWithPets['cities'][number]>()
    for (const { cityId, pets } of here) {
      const city = known.get(cityId)
      if (!city) continue
      const { name, slug } = city
      found.set(slug, { name, slug, pets: pets + (found.get(slug)?.pets ?? 0) })
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
