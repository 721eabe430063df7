import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { type PlaceSlug, placeSlug, searchInPlace } from './url/in-place'
import { findPlace } from './url/path'
import type { TypedFrom, TypedSearch } from './words/typed-search'

interface Places {
  countries: readonly CountryDto[]
  cities: readonly CityDto[]
}

/** A city or country by what somebody typed or keeps in a cookie; null for what the catalogue does not have. */
export function findPlaceSlug(typed: string, { countries, cities }: Places): PlaceSlug | null {
  return placeSlug(findPlace({ kind: 'location', level: 'city', place: typed }, countries, cities))
}

/**
 * The search with which a list of all places opens for somebody who has chosen a place: on its first page. Null where it
 * opens as it is: it names a place, or says by itself where its pets are, which a position and a foundation do too.
 */
export function openedInPlace(
  { scope, query }: Pick<TypedFrom, 'scope' | 'query'>,
  chosen: string,
  places: Places,
): TypedSearch | null {
  if (scope.place.kind !== 'anywhere' || query.everywhere || query.near || query.foundationId) return null
  const place = findPlaceSlug(chosen, places)
  return place && searchInPlace(scope.type, place, { ...query, page: 1 })
}
