import type { FilterGroup, FilterKey } from './options'
import type { SearchQuery } from './params'

/** An active filter: what it says, and the search without it. */
export interface FilterChip {
  key: FilterKey | 'text'
  label: string
  /** What a screen reader hears: 'Quitar Edad: Joven'. */
  action: string
  without: SearchQuery
}

/** One chip per active category, in the order of the panel, after the text that was searched for. */
export function filterChips(query: SearchQuery, groups: readonly FilterGroup[]): FilterChip[] {
  const chips = groups.flatMap(({ key, title, options }) =>
    options
      .filter((option) => option.chosen)
      .map(({ label }) => ({
        key,
        label: key === 'companion' ? `${title} ${label}` : label,
        action: `Quitar ${title}: ${label}`,
        without: removeFilter(query, key),
      })),
  )
  if (!query.text) return chips
  const label = `“${query.text}”`
  return [
    { key: 'text', label, action: `Quitar búsqueda: ${label}`, without: removeFilter(query, 'text') },
    ...chips,
  ]
}

/** The same search without one filter, from its first page. */
export function removeFilter({ ...query }: SearchQuery, key: FilterKey | 'text'): SearchQuery {
  delete query[key]
  return { ...query, page: 1 }
}

/** What 'Borrar Filtros' leaves: the type and the order by distance, which are not filters. */
export function withoutFilters({ type, near }: SearchQuery): SearchQuery {
  return { ...(type && { type }), ...(near && { near }), page: 1 }
}
