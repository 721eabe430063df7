import { FOUNDATIONS_TAG, PETS_TAG } from '@/lib/platform/bus/cache-tags'
import type { PetType } from '@/lib/text/vocabulary'
import type { Facet, FoundIds, SearchRequest, SearchResult } from './dto'

/** What answers searches. SQL answers all of them and is the truth; the index in memory gives the same answers faster. */
export interface SearchEngine {
  /** @returns null when a pet of the page left meanwhile, so that totals and page are out of date; never of SQL */
  search(request: SearchRequest): Promise<SearchResult | null>
  findIds(request: SearchRequest): Promise<FoundIds>
  /** How many pets a search finds without its filter for one facet, for each of the facets. */
  countWithout(request: SearchRequest, facets: readonly Facet[]): Promise<number[]>
  /**
   * @param places each the ids of its cities
   * @returns of the first `limit` places that have pets of the type: `index` in `places`, and how many pets
   */
  countPlaces(
    places: readonly (readonly number[])[],
    type: PetType | null,
    limit: number,
  ): Promise<{ index: number; total: number }[]>
}

/** How long after the tags of a change an engine may answer from before it. */
export const ENGINE_LAG_MS = 1000

/** Expire with every change of what searches find and show. */
export const SEARCH_TAGS: readonly string[] = [PETS_TAG, FOUNDATIONS_TAG]
