import type { Route } from 'next'
import type { SearchPlace } from '@/lib/search/dto'
import { cityPath, countryPath, PATH_SPECIES, speciesPath, typePath } from '@/lib/text/routes'
import type { PetType } from '@/lib/text/vocabulary'
import type { SearchQuery } from './params'

export interface PlaceSlug {
  level: 'city' | 'country'
  slug: string
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
): { path: Route; query: SearchQuery } {
  if (!place) return { path: typePath(type), query: { ...query, type: undefined } }
  const { level, slug } = place
  const species = type && PATH_SPECIES[type]
  const inPlace = { ...query, everywhere: undefined, type: species ? undefined : (type ?? undefined) }
  if (species) return { path: speciesPath(species, slug), query: inPlace }
  return { path: level === 'city' ? cityPath(slug) : countryPath(slug), query: inPlace }
}
