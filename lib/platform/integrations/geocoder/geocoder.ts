import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import type { Position } from '@/lib/platform/geo'
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
