import 'server-only'
import { ALL_PLACES } from '@/lib/platform/place-cookie'
import { ALL_PETS } from '@/lib/text/routes'
import type { SearchScope } from './dto'
import { type ResolvedSearch, resolveSearch } from './resolve-search'
import { findPetIds } from './search'
import { readTypedSearch } from './typed-words'
import { placeSlug, type SearchAddress, searchInPlace } from './url/in-place'
import { searchUrl } from './url/links'
import { PARAM_NAMES } from './url/param-names'
import type { SearchPath } from './url/path'
import { parseSearchUrl } from './url/saved-url'

/** A text that says something else than what is chosen, and the search that it means by itself. */
export interface ContraryText {
  typed: string
  meant: ResolvedSearch
}

/** Where a contrary text leads, to at least one pet. */
export interface Elsewhere extends SearchAddress {
  typed: string
  scope: SearchScope
  /** Whether the place is that of the list, as the text names none. */
  isLocal: boolean
  total: number
}

const CHOICES = ['age', 'size', 'gender', 'companion', 'coat', 'color'] as const

/**
 * Null unless a word that stayed text says another species, place or value than is chosen.
 * @param typed the whole text, from which the words left are; it counts only if it leads here, as it may come from a link
 */
export async function contraryText(
  searchPath: SearchPath,
  here: ResolvedSearch,
  typed: string | null,
): Promise<ContraryText | null> {
  const { text, asText } = here.query
  const { kind } = here.scope.place
  if (!text || asText !== text || (kind !== 'anywhere' && kind !== 'city' && kind !== 'country')) return null
  const left = await meantBy(text)
  if (!left || !contradicts(left, here)) return null
  const whole = typed !== null && typed !== text && (await leadsHere(typed, searchPath, here)) ? typed : text
  const meant = whole === text ? left : await meantBy(whole)
  return meant && { typed: whole, meant }
}

/** In the place of the list if the text names none and pets are there, else among all pets; null where none is. */
export async function findElsewhere(
  { typed, meant }: ContraryText,
  here: ResolvedSearch,
): Promise<Elsewhere | null> {
  const place = placeSlug(here.scope.place)
  const local =
    place && !placeSlug(meant.scope.place)
      ? await resolveAddress(searchInPlace(meant.scope.type, place, meant.query))
      : null
  for (const search of local ? [local, meant] : [meant]) {
    const { total } = await findPetIds({ ...search.request, page: 1, perPage: 1 })
    const { scope, path, query } = search
    if (total > 0) return { typed, scope, path, query, isLocal: search === local, total }
  }
  return null
}

/** The search that a text means among all pets; null where it is only text. */
async function meantBy(text: string): Promise<ResolvedSearch | null> {
  const searchPath = { kind: 'type', path: ALL_PETS, type: null } as const
  const raw = { [PARAM_NAMES.everywhere]: ALL_PLACES, [PARAM_NAMES.text]: text }
  const meant = await readTypedSearch(searchPath, await resolveSearch(searchPath, raw))
  return meant && resolveAddress(meant)
}

async function resolveAddress({ path, query }: SearchAddress): Promise<ResolvedSearch | null> {
  const parsed = parseSearchUrl(searchUrl(path, query))
  return parsed && resolveSearch(parsed.searchPath, parsed.raw)
}

async function leadsHere(typed: string, searchPath: SearchPath, here: ResolvedSearch): Promise<boolean> {
  const query = { ...here.query, text: typed, asText: undefined, page: 1 }
  const meant = await readTypedSearch(searchPath, { ...here, query })
  const first = { ...here.query, page: 1 }
  return meant !== null && searchUrl(meant.path, meant.query) === searchUrl(here.path, first)
}

function contradicts(meant: ResolvedSearch, here: ResolvedSearch): boolean {
  const differ = <Value>(one: Value | null | undefined, other: Value | null | undefined) =>
    one != null && other != null && one !== other
  return (
    differ(meant.scope.type, here.scope.type) ||
    differ(placeSlug(meant.scope.place)?.slug, placeSlug(here.scope.place)?.slug) ||
    CHOICES.some((key) => differ(meant.query[key], here.query[key]))
  )
}
