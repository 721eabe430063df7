import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { distanceKm, type Position } from '@/lib/platform/geo'
import { logError } from '@/lib/platform/log'

export interface NamedPlace {
  city: string
  country: string
}

export function namedPlace(city: CityDto | null, countries: readonly CountryDto[]): NamedPlace | null {
  const country = countries.find(({ id }) => id === city?.countryId)
  return city && country ? { city: city.name, country: country.name } : null
}

/** Finds the city of a position; null where the product has no pets. */
export interface Geocoder {
  locate(position: Position): Promise<NamedPlace | null>
}

/** Asks the second where the first fails, which is logged. */
export const withFallback = (first: Geocoder, second: Geocoder): Geocoder => ({
  async locate(position) {
    const place = await first.locate(position).catch((error: unknown) => {
      logError('reverse geocoding', error)
      return null
    })
    return place ?? second.locate(position)
  },
})

const MAX_DISTANCE_KM = 150

/** Null when none is within 150 km. */
export function nearestCity<City extends Position>(cities: readonly City[], position: Position): City | null {
  let nearest: City | null = null
  let shortest = MAX_DISTANCE_KM
  for (const city of cities) {
    const distance = distanceKm(city, position)
    if (distance <= shortest) {
      nearest = city
      shortest = distance
    }
  }
  return nearest
}
