import type { Route } from 'next'
import { typePath } from '@/lib/routes'
import { searchHref, typePlacePath } from './links'
import { hasFilters } from './params'
import type { SearchScreen } from './screen'
import { petCount, searchTitle } from './wording'

/** What a search page tells search engines about itself. */
interface SearchHead {
  title: string
  description: string
  /** The page that stands for this one and its variants. */
  canonical: Route
  /** Species, cities, countries and their pages; not what filters, texts and positions make of them. */
  indexable: boolean
  /** Its neighbours in the index. */
  previous: Route | null
  next: Route | null
}

/** Describes a search for `<head>`. Dogs have several addresses in the specification; one of them is canonical. */
export function searchHead(screen: SearchScreen): SearchHead {
  const { answer, scope, query, lastPage } = screen
  const { page } = query
  const hrefOf = (number: number) => canonicalOf(screen, number)
  const indexable = scope.place.kind !== 'unknown' && answer.total > 0 && !hasFilters(query) && !query.near
  return {
    title: searchTitle(scope, page),
    description: `${searchTitle(scope, 1)}: ${petCount(answer.total)} ${answer.total === 1 ? 'espera' : 'esperan'} un hogar. Busca por raza, edad, tamaño, sexo, color y con quién se llevan bien.`,
    canonical: hrefOf(indexable ? page : 1),
    indexable,
    previous: indexable && page > 1 ? hrefOf(page - 1) : null,
    next: indexable && page < lastPage ? hrefOf(page + 1) : null,
  }
}

function canonicalOf({ scope: { type, place }, path }: SearchScreen, page: number): Route {
  const known = place.kind === 'city' || place.kind === 'country'
  if (known) return typePlacePath(type, place.kind, place.slug, page)
  return searchHref(place.kind === 'anywhere' ? typePath(type) : path, { page })
}
