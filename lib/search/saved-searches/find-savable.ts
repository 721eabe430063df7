import 'server-only'
import type { Route } from 'next'
import { type ResolvedSearch, resolveSearch } from '@/lib/search/load-search'
import { parseSearchUrl, savedUrl } from '@/lib/search/url/saved-url'

/** The search behind a URL, and the one URL under which it is kept; null for what cannot be kept. */
export async function findSavable(url: string): Promise<(ResolvedSearch & { path: Route }) | null> {
  const parsed = parseSearchUrl(url)
  if (!parsed) return null
  const resolved = await resolveSearch(parsed.searchPath, parsed.raw)
  const path = savedUrl(resolved.scope, resolved.path, resolved.query)
  return path && { ...resolved, path }
}
