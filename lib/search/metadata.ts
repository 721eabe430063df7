import type { Route } from 'next'
import { searchTitle, waitingCount } from './copy'
import type { SearchScreen } from './load-search'
import { regionSummary } from './region-offers'
import { suggestName } from './search-name'
import { placeSlug, searchInPlace } from './url/in-place'
import { searchUrl } from './url/links'
import { hasFilters, type SearchQuery } from './url/params'
import { resultType } from './view'

interface SearchMetadata {
  title: string
  description: string
  /** The page itself, as what is shared keeps its filters; never with somebody's position. */
  canonical: Route
  /** Species, places and their pages; not filters, texts or positions. */
  indexable: boolean
  previous: Route | null
  next: Route | null
}

/** Dogs have several URLs in the specification; one is canonical. */
export function searchMetadata(screen: SearchScreen): SearchMetadata {
  const { result, scope, query, lastPage } = screen
  const page = query.near ? 1 : query.page
  const hrefOf = (number: number) => canonicalOf(screen, number)
  const isFiltered = hasFilters(query)
  const indexable = scope.place.kind !== 'unknown' && result.total > 0 && !isFiltered && !query.near
  const ofRegions = result.total === 0 && screen.namedRegions?.total ? regionSummary(screen) : null
  const title = isFiltered ? filteredTitle(screen) : searchTitle(scope, page)
  return {
    title,
    description: `${title}: ${ofRegions ?? waitingCount(result.total, resultType(screen))}. Busca por raza, edad, tamaño, sexo, color y con quién se llevan bien.`,
    canonical: hrefOf(page),
    indexable,
    previous: indexable && page > 1 ? hrefOf(page - 1) : null,
    next: indexable && page < lastPage ? hrefOf(page + 1) : null,
  }
}

/** 'Perras jóvenes en Medellín para adoptar'. */
const filteredTitle = ({ scope, query, catalog }: SearchScreen): string =>
  `${suggestName(scope, query, catalog)} para adoptar`

function canonicalOf({ scope: { type, place }, path, query }: SearchScreen, page: number): Route {
  const asked: SearchQuery = { ...query, near: undefined, everywhere: undefined, page }
  const slug = placeSlug(place)
  if (!slug && place.kind !== 'anywhere') return searchUrl(path, asked)
  const found = searchInPlace(type, slug, asked)
  return searchUrl(found.path, found.query)
}
