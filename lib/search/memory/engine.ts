import type { PetCardDto } from '@/lib/pets/dto'
import { withDistances } from '@/lib/search/distance'
import type { SearchRequest, SearchResult } from '@/lib/search/dto'
import type { IndexedCity, PetIndex } from './pet-index'
import { type ScanResult, scan } from './scan'

/**
 * Exactly as `searchSql` answers; null when a pet of the page is gone, as totals and page are then out of date.
 * @param listCards reads cards in the given order and skips pets that are gone
 */
export async function searchMemory(
  index: PetIndex,
  request: Omit<SearchRequest, 'text'>,
  listCards: (ids: number[]) => Promise<PetCardDto[]>,
): Promise<SearchResult | null> {
  const { ids, total, facets, places } = scanIndex(index, request)
  const cards = await listCards(ids)
  if (cards.length < ids.length) return null
  return {
    cards: request.near ? withDistances(cards, places, request.near) : cards,
    total,
    facets,
    correctedText: null,
  }
}

/** Everything but the cards; `places` are the cities in order of distance. */
export function scanIndex(
  index: PetIndex,
  { scope, filters, sort, near, page, perPage }: Omit<SearchRequest, 'text'>,
): ScanResult & { places: readonly IndexedCity[] } {
  const byDistance = sort === 'near' && near !== null
  const places = byDistance ? index.citiesOf(scope.place, near) : []
  const lists = byDistance ? places.map((city) => index.slotsOfCity(city.id)) : [index.slotsOf(scope.place)]
  const result = scan(
    index.columns,
    { lists, oldestFirst: sort === 'oldest' },
    { type: scope.type, filters, range: { offset: (page - 1) * perPage, limit: perPage } },
  )
  return { ...result, places }
}
