import 'server-only'
import type { Route } from 'next'
import { getFoundationNames } from '@/lib/foundations/cache'
import { getAllCities, getBreedsAndColors, getPlaces } from '@/lib/platform/catalog/cache'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import type { PetType } from '@/lib/text/vocabulary'
import type { Beyond } from './beyond'
import { withDistancesFromHome } from './distance'
import type { SearchRequest, SearchResult, SearchScope, SearchSuggestions } from './dto'
import { namedEntries, type SearchCatalog } from './options'
import { searchBeyond, searchPets, suggestSearches } from './search'
import { sortOf } from './sort'
import { readTypedSearch, type Understood, understoodIn } from './typed-words'
import { openedInPlace } from './url/in-place'
import { searchUrl, splitTyped, typedSearchUrl } from './url/links'
import { PER_PAGE, pageCount } from './url/pages'
import { isCanonicalQuery, parseSearchQuery, type RawQuery, type SearchQuery } from './url/params'
import { canonicalPath, findPlace, hasTypeParam, requestedPath, type SearchPath } from './url/path'

export interface SearchScreen {
  searchPath: SearchPath
  scope: SearchScope
  path: Route
  query: SearchQuery
  request: SearchRequest
  catalog: SearchCatalog
  countries: readonly CountryDto[]
  result: SearchResult
  lastPage: number
  suggestions: SearchSuggestions | null
  /** After the last result of a place. */
  beyond: Beyond | null
  /** The text whose words are the filters. */
  understood: Understood | null
}

/** The canonical URL of a request, whose words are filters; permanent when only the place was misspelt. */
export interface SearchRedirect {
  to: Route
  permanent: boolean
}

/** What a URL asks for, looked up in the catalogue; `query` is its canonical form. */
export interface ResolvedSearch
  extends Pick<SearchScreen, 'scope' | 'path' | 'query' | 'request' | 'catalog' | 'countries'> {}

/**
 * Runs the search of a URL, or redirects to its canonical form. Never fails on user input.
 * @param chosen the place that a visitor has chosen, with which lists of all places open
 */
export async function loadSearch(
  searchPath: SearchPath,
  given: RawQuery,
  chosen: string | null = null,
): Promise<SearchScreen | SearchRedirect> {
  const { typed, raw } = splitTyped(given)
  const resolved = await resolveSearch(searchPath, raw)
  const { scope, path, query, request } = resolved
  const meant = await readTypedSearch(searchPath, resolved)
  if (meant) return { to: typedSearchUrl(meant), permanent: false }
  const understood = typed === null ? null : await understoodIn(typed, resolved)
  if (typed !== null && !understood) return { to: searchUrl(path, query), permanent: false }
  const opened = chosen === null ? null : openedInPlace(resolved, chosen, await getPlaces())
  if (opened) return { to: typedSearchUrl({ ...opened, typed }), permanent: false }
  if (path !== requestedPath(searchPath) || !isCanonicalQuery(raw, query)) {
    const misspelt = path !== requestedPath(searchPath) && scope.place.kind !== 'unknown'
    return { to: searchUrl(path, query), permanent: misspelt }
  }
  const result = await fromHome(await searchPets(request), scope)
  const lastPage = pageCount(result.total)
  if (query.page > lastPage) {
    return { to: searchUrl(path, { ...query, page: lastPage }), permanent: false }
  }
  const suggestions = result.total === 0 ? await suggestSearches(request) : null
  const beyond = query.page === lastPage ? await searchBeyond(request, result.total) : null
  return { searchPath, ...resolved, result, lastPage, suggestions, beyond, understood }
}

export async function resolveSearch(searchPath: SearchPath, raw: RawQuery): Promise<ResolvedSearch> {
  const { countries, cities } = await getPlaces()
  const place = findPlace(searchPath, countries, cities)
  const asked = parseSearchQuery(raw)
  const scope = { place, type: 'type' in searchPath ? searchPath.type : (asked.type ?? null) }
  const catalog = await readCatalog(scope.type)
  return {
    scope,
    path: canonicalPath(searchPath, place),
    catalog,
    countries,
    ...resolve(asked, searchPath, scope, catalog),
  }
}

/** The pets for an adopter are in the order of distance, so they say it. */
async function fromHome(result: SearchResult, { place }: SearchScope): Promise<SearchResult> {
  if (place.kind !== 'for-you') return result
  return { ...result, cards: withDistancesFromHome(result.cards, await getAllCities(), place.home) }
}

async function readCatalog(type: PetType | null): Promise<SearchCatalog> {
  const [named, foundations] = await Promise.all([
    getBreedsAndColors(type ? [type] : undefined),
    getFoundationNames(),
  ])
  return { type, ...named, foundations }
}

function resolve(asked: SearchQuery, searchPath: SearchPath, scope: SearchScope, catalog: SearchCatalog) {
  const { breed, color, foundation } = namedEntries(asked, catalog)
  const query: SearchQuery = {
    ...asked,
    type: hasTypeParam(searchPath) ? asked.type : undefined,
    everywhere: scope.place.kind === 'anywhere' ? asked.everywhere : undefined,
    breed: breed?.value,
    color: color?.value,
    foundationId: foundation?.id,
  }
  return { query, request: toRequest(query, scope, breed?.id, color?.id) }
}

function toRequest(
  query: SearchQuery,
  scope: SearchScope,
  breedId?: number,
  colorId?: number,
): SearchRequest {
  const { age, size, gender, companion, coat, care, foundationId, near, text, page } = query
  return {
    scope,
    filters: { breedId, age, size, gender, companion, coat, colorId, care, foundationId },
    text: text ?? '',
    sort: sortOf(query, scope.place),
    near: near ?? null,
    page,
    perPage: PER_PAGE,
  }
}
