import type { PetCardDto } from '@/lib/pets/dto'
import { withDistances } from '@/lib/search/distance'
import type { SearchRequest } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import type { PetType } from '@/lib/text/vocabulary'
import { typeOf } from './columns'
import type { IndexedCity, PetIndex } from './pet-index'
import { type ScanResult, scan } from './scan'

/** Cards in the order of the ids, without those of pets that are no longer listed. */
export type ListCards = (ids: number[]) => Promise<PetCardDto[]>

/** Whether the index can answer: it knows neither texts nor what depends on a person. */
export function isInMemory({ text, scope }: Pick<SearchRequest, 'text' | 'scope'>): boolean {
  return text === '' && scope.place.kind !== 'favourites' && scope.place.kind !== 'for-you'
}

/** Answers from the index. @throws where `isInMemory` says that it cannot */
export const memoryEngine = (index: PetIndex, listCards: ListCards): SearchEngine => ({
  async search(request) {
    const { ids, total, facets, places } = scanIndex(index, request)
    const cards = await listCards(ids)
    if (cards.length < ids.length) return null
    return {
      cards: request.near ? withDistances(cards, places, request.near) : cards,
      total,
      facets,
      correctedText: null,
    }
  },

  async findIds(request) {
    const { ids, total } = scanIndex(index, request)
    return { ids, total }
  },

  async countWithout(request, facets) {
    return facets.map((facet) => {
      const filters = { ...request.filters, [facet]: undefined }
      return scanIndex(index, { ...request, filters, sort: 'newest', page: 1, perPage: 0 }).total
    })
  },

  async countPlaces(places, type, limit) {
    const counted: { index: number; total: number }[] = []
    for (const [position, cityIds] of places.entries()) {
      if (counted.length === limit) break
      const total = cityIds.reduce((sum, id) => sum + countOf(index, index.slotsOfCity(id), type), 0)
      if (total > 0) counted.push({ index: position, total })
    }
    return counted
  },
})

function scanIndex(
  index: PetIndex,
  { scope, filters, sort, near, page, perPage }: SearchRequest,
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

function countOf({ columns }: PetIndex, slots: Int32Array, type: PetType | null): number {
  if (type === null) return slots.length
  return slots.reduce((sum, slot) => sum + Number(typeOf(columns.key[slot] ?? 0) === type), 0)
}
