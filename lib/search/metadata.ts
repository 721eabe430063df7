import type { Route } from 'next'
import { typePath } from '@/lib/text/routes'
import { searchTitle, waitingCount } from './copy'
import type { SearchScreen } from './load-search'
import { resultType } from './result-type'
import { searchUrl, typePlacePath } from './url/links'
import { hasFilters } from './url/params'

interface SearchMetadata {
  title: string
  description: string
  canonical: Route
  /** Species, places and their pages; not filters, texts or positions. */
  indexable: boolean
  previous: Route | null
  next: Route | null
}

/** Dogs have several URLs in the specification; one is canonical. */
export function searchMetadata(screen: SearchScreen): SearchMetadata {
  const { result, scope, query, lastPage } = screen
  const { page } = query
  const hrefOf = (number: number) => canonicalOf(screen, number)
  const indexable = scope.place.kind !== 'unknown' && result.total > 0 && !hasFilters(query) && !query.near
  return {
    title: searchTitle(scope, page),
    description: `${searchTitle(scope, 1)}: ${waitingCount(result.total, resultType(screen))}. Busca por raza, edad, tamaño, sexo, color y con quién se llevan bien.`,
    canonical: hrefOf(indexable ? page : 1),
    indexable,
    previous: indexable && page > 1 ? hrefOf(page - 1) : null,
    next: indexable && page < lastPage ? hrefOf(page + 1) : null,
  }
}

function canonicalOf({ scope: { type, place }, path }: SearchScreen, page: number): Route {
  const known = place.kind === 'city' || place.kind === 'country'
  if (known) return typePlacePath(type, place.kind, place.slug, page)
  return searchUrl(place.kind === 'anywhere' ? typePath(type) : path, { page })
}
