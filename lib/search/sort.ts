import type { SearchPlace, Sort } from './dto'
import { SORT_VALUES } from './url/param-names'
import type { SearchQuery } from './url/params'

export interface SortOption {
  value: string
  label: string
  chosen: boolean
}

const LABELS: Record<Sort, string> = {
  relevance: 'Más relevantes',
  newest: 'Más recientes',
  oldest: 'Más tiempo esperando',
  near: 'Más cercanas',
}

type Place = Pick<SearchPlace, 'kind'>

export function sortOf(query: SearchQuery, place: Place): Sort {
  const { waiting, near } = query
  if (near) return 'near'
  if (waiting) return waiting === 'antiguo' ? 'oldest' : 'newest'
  return hasRelevance(query, place) ? 'relevance' : 'newest'
}

const hasRelevance = ({ text }: SearchQuery, { kind }: Place) => text !== undefined || kind === 'for-you'

/** Options of the sort control. A default sends nothing, so that a text typed beside it sorts by relevance. */
export function sortOptions(query: SearchQuery, place: Place): SortOption[] {
  const chosen = sortOf(query, place)
  const isNewestDefault = !hasRelevance(query, place) && query.waiting !== 'reciente'
  const first: Sort[] = hasRelevance(query, place) ? ['relevance'] : []
  const sorts: Sort[] = [...first, 'newest', 'oldest', 'near']
  return sorts.map((sort) => ({
    value: sort === 'newest' && isNewestDefault ? '' : SORT_VALUES[sort],
    label: sort === 'relevance' && place.kind === 'for-you' ? 'Mejores para ti' : LABELS[sort],
    chosen: sort === chosen,
  }))
}
