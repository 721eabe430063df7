import { BREEDS, COLORS } from '@/db/seed/catalog'
import type { FacetCounts, SearchPlace } from '@/lib/search/dto'
import type { SearchScreen } from '@/lib/search/load-search'
import { PER_PAGE } from '@/lib/search/pages'
import type { SearchQuery } from '@/lib/search/params'
import type { SearchPath } from '@/lib/search/path'
import type { PetType } from '@/lib/vocabulary'

export const MEDELLIN: SearchPlace = {
  kind: 'city',
  cityIds: [7],
  name: 'Medellín',
  country: 'Colombia',
  slug: 'medellin',
}

function facets(counts: Partial<FacetCounts> = {}): FacetCounts {
  return {
    breedId: new Map(),
    age: new Map(),
    size: new Map(),
    gender: new Map(),
    companion: new Map(),
    coat: new Map(),
    colorId: new Map(),
    care: new Map(),
    foundationId: new Map(),
    ...counts,
  }
}

/** A page of 48 dogs in Medellín, unless told otherwise. */
export function searchScreen({
  type = 'perro' as PetType | null,
  place = MEDELLIN,
  query = { page: 1 } as SearchQuery,
  total = 48,
  counts = {} as Partial<FacetCounts>,
  searchPath = { kind: 'species', species: 'dog', type: 'perro', place: 'medellin' } as SearchPath,
  path = '/searcher/pet/dog/medellin' as SearchScreen['path'],
  suggestions = null as SearchScreen['suggestions'],
  otherCities = [] as SearchScreen['otherCities'],
} = {}): SearchScreen {
  const ofType = (entry: { type: PetType }) => !type || entry.type === type
  return {
    searchPath,
    scope: { type, place },
    path,
    query,
    request: {
      scope: { type, place },
      filters: {},
      text: '',
      sort: 'newest',
      near: null,
      page: 1,
      perPage: PER_PAGE,
    },
    catalog: {
      type,
      breeds: BREEDS.filter(ofType),
      colors: COLORS.filter(ofType),
      foundations: [{ id: 5, name: 'Huellas' }],
    },
    result: { cards: [], total, facets: facets(counts), correctedText: null },
    lastPage: Math.max(1, Math.ceil(total / PER_PAGE)),
    suggestions,
    otherCities,
  }
}
