import type { Route } from 'next'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import type { SearchPlace, SearchScope } from '@/lib/search/dto'
import { cityPath, countryPath, PATH_SPECIES, speciesPath, typePath } from '@/lib/text/routes'
import type { PetType } from '@/lib/text/vocabulary'
import type { SearchQuery } from './params'
import { findPlace } from './path'

export interface PlaceSlug {
  level: 'city' | 'country'
  slug: string
}

export interface SearchAddress {
  path: Route
  query: SearchQuery
}

/** The place of a search as its path has it; null where it has none. */
export const placeSlug = (place: SearchPlace): PlaceSlug | null =>
  place.kind === 'city' || place.kind === 'country' ? { level: place.kind, slug: place.slug } : null

/**
 * The same search in a place, or everywhere for null: dogs and cats have it in their path, other animals and all types
 * have the type in the query.
 */
export function searchInPlace(
  type: PetType | null,
  place: PlaceSlug | null,
  query: SearchQuery,
): SearchAddress {
  if (!place) return { path: typePath(type), query: { ...query, type: undefined } }
  const { level, slug } = place
  const species = type && PATH_SPECIES[type]
  const inPlace = { ...query, everywhere: undefined, type: species ? undefined : (type ?? undefined) }
  if (species) return { path: speciesPath(species, slug), query: inPlace }
  return { path: level === 'city' ? cityPath(slug) : countryPath(slug), query: inPlace }
}

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
  { scope, query }: { scope: SearchScope; query: SearchQuery },
  chosen: string,
  places: Places,
): SearchAddress | null {
  if (scope.place.kind !== 'anywhere' || query.everywhere || query.near || query.foundationId) return null
  const place = findPlaceSlug(chosen, places)
  return place && searchInPlace(scope.type, place, { ...query, page: 1 })
}
