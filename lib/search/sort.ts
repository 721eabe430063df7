import type { Sort } from './dto'
import { SORT_VALUES } from './param-names'
import type { SearchQuery } from './params'

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

export function sortOf({ text, waiting, near }: SearchQuery): Sort {
  if (near) return 'near'
  if (waiting) return waiting === 'antiguo' ? 'oldest' : 'newest'
  return text ? 'relevance' : 'newest'
}

/** Options of the sort control. A default sends nothing, so that a text typed beside it sorts by relevance. */
export function sortOptions(query: SearchQuery): SortOption[] {
  const chosen = sortOf(query)
  const isNewestDefault = !query.text && query.waiting !== 'reciente'
  const sorts: Sort[] = [...(query.text ? (['relevance'] as const) : []), 'newest', 'oldest', 'near']
  return sorts.map((sort) => ({
    value: sort === 'newest' && isNewestDefault ? '' : SORT_VALUES[sort],
    label: LABELS[sort],
    chosen: sort === chosen,
  }))
}
