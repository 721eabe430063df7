import 'server-only'
import type { Route } from 'next'
import { getAllCities, getPlaces } from '@/lib/platform/catalog/cache'
import type { Beyond } from './beyond'
import { withDistancesFromHome } from './distance'
import type { SearchResult, SearchScope, SearchSuggestions } from './dto'
import { contraryText, type Elsewhere, findElsewhere } from './elsewhere'
import { type NamedFoundation, namedFoundations } from './named-foundations'
import { findNamedRegions, type NamedRegions } from './region-cities'
import { type ResolvedSearch, resolveSearch } from './resolve-search'
import { searchBeyond, searchPets, suggestSearches } from './search'
import { readTypedSearch, type Understood, understoodIn } from './typed-words'
import { openedInPlace } from './url/in-place'
import { searchUrl, splitTyped, typedSearchUrl } from './url/links'
import { pageCount } from './url/pages'
import { isCanonicalQuery, type RawQuery } from './url/params'
import { requestedPath, type SearchPath } from './url/path'

export interface SearchScreen extends ResolvedSearch {
  searchPath: SearchPath
  result: SearchResult
  lastPage: number
  suggestions: SearchSuggestions | null
  /** After the last result of a place. */
  beyond: Beyond | null
  /** The text whose words are the filters. */
  understood: Understood | null
  /** What the text means where it says something else than what is chosen. */
  elsewhere: Elsewhere | null
  /** Those that the typed text names. */
  foundations: NamedFoundation[]
  /** The cities of the regions that it names. */
  namedRegions: NamedRegions | null
}

/** The canonical URL of a request, whose words are filters; permanent when only the place was misspelt. */
export interface SearchRedirect {
  to: Route
  permanent: boolean
}

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
  const contrary = await contraryText(searchPath, resolved, typed)
  if (typed !== null && !understood && contrary?.typed !== typed)
    return { to: searchUrl(path, query), permanent: false }
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
  const elsewhere = contrary && (await findElsewhere(contrary, resolved))
  const text = typed ?? query.text ?? ''
  const namedRegions = await findNamedRegions(text, resolved, { contrary, isFound: result.total > 0 })
  const foundations = namedFoundations(resolved.catalog.foundations, {
    typed: text,
    text: query.text,
    // What was corrected was found in no pet as it was typed.
    total: result.correctedText === null ? result.total : 0,
  })
  return {
    searchPath,
    ...resolved,
    result,
    lastPage,
    suggestions,
    beyond,
    understood,
    elsewhere,
    foundations,
    namedRegions,
  }
}

/** The pets for an adopter are in the order of distance, so they say it. */
async function fromHome(result: SearchResult, { place }: SearchScope): Promise<SearchResult> {
  if (place.kind !== 'for-you') return result
  return { ...result, cards: withDistancesFromHome(result.cards, await getAllCities(), place.home) }
}
