import type { FoundationDto } from '@/lib/foundations/dto'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { distanceKm } from '@/lib/platform/geo'
import { slugify } from '@/lib/text/text'

export interface NearFoundation {
  foundation: FoundationDto
  /** Null while nobody knows from where. */
  km: number | null
}

/** The largest city of that name, in any case and without accents; null for none. */
export const findCityNamed = (cities: readonly CityDto[], name: string): CityDto | null =>
  cities.find((city) => slugify(city.name) === slugify(name)) ?? null

/** Nearest first; in their own order without a city. */
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
