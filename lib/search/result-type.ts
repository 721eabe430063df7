import type { PetType } from '@/lib/text/vocabulary'
import type { SearchScreen } from './load-search'

/** Null if there are several types, or no pets in a search across types. */
export function resultType({ scope, request, catalog, result }: SearchScreen): PetType | null {
  if (scope.type || result.total === 0) return scope.type
  const { breedId } = request.filters
  // The facet of a breed ignores a chosen breed.
  const found = breedId === undefined ? result.facets.breedId : new Map([[breedId, result.total]])
  const types = new Set(catalog.breeds.filter(({ id }) => found.has(id)).map(({ type }) => type))
  const [only] = types
  return types.size === 1 && only ? only : null
}
