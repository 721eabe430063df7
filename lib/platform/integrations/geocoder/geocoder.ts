import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { distanceKm, type Position } from '@/lib/platform/geo'
import { logError } from '@/lib/platform/log'

/** A place by the names people read. */
export interface NamedPlace {
  city: string
  country: string
}

/** Null without a city, or for one of no country of ours. */
export function namedPlace(city: CityDto | null, countries: readonly CountryDto[]): NamedPlace | null {
  const country = countries.find(({ id }) => id === city?.countryId)
  return city && country ? { city: city.name, country: country.name } : null
}

/** Turns a position into a place where the product has pets; null where it has none. */
export interface Geocoder {
  locate(position: Position): Promise<NamedPlace | null>
}

/** Asks the second geocoder where the first knows no place or fails, which is logged. */
export const withFallback = (first: Geocoder, second: Geocoder): Geocoder => ({
  async locate(position) {
    const place = await first.locate(position).catch((error: unknown) => {
      logError('reverse geocoding', error)
      return null
    })
    return place ?? second.locate(position)
  },
})

/** Farther than this from every city, a visitor is outside our countries. */
const MAX_DISTANCE_KM = 150

/** The city closest to a position, or null when none is within 150 km. */
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
