import type { Route } from 'next'
import type { SearchScope } from '@/lib/search/dto'
import { uncheckedRoute } from '@/lib/text/routes'
import { placeSlug, searchInPlace } from './in-place'
import { searchUrl } from './links'
import { parseSearchQuery, type RawQuery, type SearchQuery } from './params'
import { isOfAllPlaces, parseSearchPath, type SearchPath } from './path'

const BASE = 'http://querencia.invalid'
const MAX_LENGTH = 1000
const SEARCH_PATH = /^\/searcher\/([^/]+)(?:\/([^/]+)\/([^/]+))?$/

/** The parts of a search's URL that somebody sent; null for any other. */
export function parseSearchUrl(url: string): { searchPath: SearchPath; raw: RawQuery } | null {
  if (url.length > MAX_LENGTH || !url.startsWith('/searcher/') || !URL.canParse(url, BASE)) return null
  const { pathname, searchParams } = new URL(url, BASE)
  const [, type, item, subItem] = SEARCH_PATH.exec(pathname) ?? []
  const searchPath = type ? parseSearchPath(type, item, subItem) : null
  if (!searchPath) return null
  const names = [...new Set(searchParams.keys())]
  return { searchPath, raw: Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])) }
}

/**
 * Its first page, in no order of its own, at the one address that a search has; null for what is no search: an unknown place,
 * favourites, `/para-ti`.
 */
export function savedUrl({ type, place }: SearchScope, query: SearchQuery): Route | null {
  if (place.kind !== 'anywhere' && place.kind !== 'country' && place.kind !== 'city') return null
  const { near: _near, waiting: _waiting, everywhere: _everywhere, ...filters } = query
  const saved = searchInPlace(type, placeSlug(place), { ...filters, page: 1 })
  return searchUrl(saved.path, saved.query)
}

/**
 * The results of a saved search in all the places that it means, whatever place lists open with, and with its text as text: words
 * that were saved by an earlier release may be filters since, of which its notices know nothing.
 */
export function savedResultsUrl(path: string, changes: Pick<SearchQuery, 'waiting'> = {}): Route {
  const parsed = parseSearchUrl(path)
  if (!parsed) return uncheckedRoute(path)
  const { searchPath, raw } = parsed
  const everywhere = isOfAllPlaces(searchPath) || undefined
  const query = parseSearchQuery(raw)
  const asked = { ...query, ...changes, asText: query.text, everywhere }
  return searchUrl(path.split('?')[0] ?? path, asked)
}
