import 'server-only'
import type { Route } from 'next'
import { getPlaces } from '@/lib/platform/catalog/cache'
import { ALL_PLACES } from '@/lib/platform/place-cookie'
import { ALL_PETS, cityPath } from '@/lib/text/routes'
import { resolveSearch } from './resolve-search'
import { findPlaceSlug, type SearchAddress, searchInPlace } from './url/in-place'
import { searchUrl } from './url/links'
import type { SearchQuery } from './url/params'
import { parseSearchUrl } from './url/saved-url'

interface Chosen {
  city: string
  /** A slug, or `ALL_PLACES`. */
  country: string
  /** The URL of a search. */
  list: string
}

const MAX_CITY = 100

/**
 * Where a list goes on with another place, its filters kept, or where it is if none is given; a city that nobody knows has
 * its own page, which asks whether another was meant.
 * @returns `remember`: the slug to open lists with from now on; null to leave that as it is
 */
export async function choosePlace(chosen: Chosen): Promise<{ to: Route; remember: string | null }> {
  const { searchPath, raw } = parseSearchUrl(chosen.list) ?? { searchPath: EVERYTHING, raw: {} }
  const { scope, path, query: asked } = await resolveSearch(searchPath, raw)
  const { everywhere: _everywhere, near: _near, ...filters } = asked
  const query: SearchQuery = { ...filters, page: 1 }
  const to = (search: SearchAddress) => searchUrl(search.path, search.query)
  const typed = [...(chosen.country || chosen.city).trim()].slice(0, MAX_CITY).join('')
  if (typed === '') return { to: to({ path, query: { ...asked, page: 1 } }), remember: null }
  if (typed === ALL_PLACES) return { to: to(searchInPlace(scope.type, null, query)), remember: ALL_PLACES }
  const place = findPlaceSlug(typed, await getPlaces())
  if (place) return { to: to(searchInPlace(scope.type, place, query)), remember: place.slug }
  return {
    to: to({ path: cityPath(typed), query: { ...query, type: scope.type ?? undefined } }),
    remember: null,
  }
}

const EVERYTHING = { kind: 'type', path: ALL_PETS, type: null } as const
