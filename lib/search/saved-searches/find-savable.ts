import 'server-only'
import type { Route } from 'next'
import { type ResolvedSearch, resolveSearch } from '@/lib/search/resolve-search'
import { isBlankSearch } from '@/lib/search/tokenize'
import { parseSearchQuery } from '@/lib/search/url/params'
import { parseSearchUrl, savedUrl } from '@/lib/search/url/saved-url'

type Savable = ResolvedSearch & { path: Route }

/** The search behind a URL, and the one URL under which it is kept; null for what cannot be kept. */
export async function findSavable(url: string): Promise<Savable | null> {
  const found = await findAsked(url)
  return found?.isWhole ? found : null
}

/**
 * @returns `isWhole` unless it asks for a foundation, breed or colour that is not there, or for a text without a letter or digit:
 *   it would find all others, too
 */
export async function findAsked(url: string): Promise<(Savable & { isWhole: boolean }) | null> {
  const parsed = parseSearchUrl(url)
  if (!parsed) return null
  const resolved = await resolveSearch(parsed.searchPath, parsed.raw)
  const path = savedUrl(resolved.scope, resolved.query)
  if (!path) return null
  const asked = parseSearchQuery(parsed.raw)
  const { foundationId, breed, color } = resolved.query
  const isWhole =
    foundationId === asked.foundationId &&
    Boolean(breed) === Boolean(asked.breed) &&
    Boolean(color) === Boolean(asked.color) &&
    !isBlankSearch(resolved.query.text)
  return { ...resolved, path, isWhole }
}
