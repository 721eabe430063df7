import type { PetCardDto } from '@/lib/pets/dto'
import { withDistances } from '../distance'
import type { SearchAnswer, SearchRequest } from '../dto'
import type { PetIndex } from './pet-index'
import { scan } from './scan'

/**
 * Answers a search without a text from the index: the same answer, to the last number, as `searchSql` gives.
 * @param listCards reads the cards of these pets in this order; pets that are gone by now are passed over.
 */
export async function searchMemory(
  index: PetIndex,
  request: Omit<SearchRequest, 'text'>,
  listCards: (ids: number[]) => Promise<PetCardDto[]>,
): Promise<SearchAnswer> {
  const { scope, filters, sort, near, page, perPage } = request
  const cities = sort === 'near' && near ? index.citiesOf(scope.place, near) : null
  const lists = cities ? cities.map((city) => index.slotsOfCity(city.id)) : [index.slotsOf(scope.place)]
  const { ids, total, facets } = scan(
    index.columns,
    { lists, oldestFirst: sort === 'oldest' },
    { type: scope.type, filters, range: { offset: (page - 1) * perPage, limit: perPage } },
  )
  const cards = await listCards(ids)
  return {
    cards: cities && near ? withDistances(cards, cities, near) : cards,
    total,
    facets,
    correctedText: null,
  }
}
