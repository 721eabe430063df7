import type { PetCounts } from '@/lib/search/list-suggestions'
import type { PetType } from '@/lib/text/vocabulary'
import { typeOf } from './columns'
import { scanIndex } from './engine'
import type { PetIndex } from './pet-index'

/** Counts from the in-memory index. Ignores a search's text. @throws where it is of favourites or for one person */
export const memoryCounts = (index: PetIndex): PetCounts => ({
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

function countOf({ columns }: PetIndex, slots: Int32Array, type: PetType | null): number {
  if (type === null) return slots.length
  return slots.reduce((sum, slot) => sum + Number(typeOf(columns.key[slot] ?? 0) === type), 0)
}
