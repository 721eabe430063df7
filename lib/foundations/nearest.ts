import type { CityDto } from '@/lib/platform/catalog/dto'
import { distanceKm } from '@/lib/platform/geo'
import { farText } from '@/lib/text/numbers'
import { slugify } from '@/lib/text/text'
import type { CountryId } from '@/lib/text/vocabulary'
import type { FoundationDto } from './dto'

export interface NearFoundation {
  foundation: FoundationDto
  km: number | null
}

/**
 * The city of a name, ignoring case and accents; of namesakes the one of the country, else the largest, as cities come by
 * size. Null for none.
 */
export function findCityNamed(
  cities: readonly CityDto[],
  name: string,
  countryId: CountryId | null = null,
): CityDto | null {
  const namesakes = cities.filter((city) => slugify(city.name) === slugify(name))
  return namesakes.find((city) => city.countryId === countryId) ?? namesakes[0] ?? null
}

/** Whether another country has a city of the name, so that it says too little alone. */
export const hasNamesakeAbroad = (cities: readonly CityDto[], { slug, countryId }: CityDto): boolean =>
  cities.some((other) => other.slug === slug && other.countryId !== countryId)

/** 'a 12 km', from the city that was asked for. */
export const farWords = (km: number): string => (km < 1 ? 'en tu ciudad' : farText(km))

/** Nearest first; in the given order without a city. */
export function sortByDistance(
  foundations: readonly FoundationDto[],
  cities: readonly CityDto[],
  from: CityDto | null,
): NearFoundation[] {
  if (!from) return foundations.map((foundation) => ({ foundation, km: null }))
  const byId = new Map(cities.map((city) => [city.id, city]))
  return foundations
    .map((foundation) => {
      const city = byId.get(foundation.place.cityId)
      return { foundation, km: city ? Math.round(distanceKm(from, city)) : null }
    })
    .toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity))
}
