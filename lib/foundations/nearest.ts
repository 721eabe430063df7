import type { CityDto } from '@/lib/platform/catalog/dto'
import { distanceKm } from '@/lib/platform/geo'
import { farText } from '@/lib/text/numbers'
import { slugify } from '@/lib/text/text'
import type { FoundationDto } from './dto'

export interface NearFoundation {
  foundation: FoundationDto
  km: number | null
}

/** Cities come by size: the largest of that name, ignoring case and accents. */
export const findCityNamed = (cities: readonly CityDto[], name: string): CityDto | null =>
  cities.find((city) => slugify(city.name) === slugify(name)) ?? null

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
