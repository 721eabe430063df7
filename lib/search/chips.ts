import type { FilterGroup, FilterKey } from './options'
import type { SearchQuery } from './url/params'

export interface FilterChip {
  key: FilterKey | 'text'
  label: string
  action: string
  without: SearchQuery
}

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

export function removeFilter({ ...query }: SearchQuery, key: FilterKey | 'text'): SearchQuery {
  delete query[key]
  if (key === 'text') delete query.asText
  return { ...query, page: 1 }
}

/** Type, place and distance order are no filters and survive 'Borrar Filtros'. */
export function withoutFilters({ type, everywhere, near }: SearchQuery): SearchQuery {
  return { ...(type && { type }), ...(everywhere && { everywhere }), ...(near && { near }), page: 1 }
}
