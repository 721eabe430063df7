import type { Route } from 'next'
import { uncheckedRoute } from '@/lib/routes'
import { searchUrl } from '@/lib/search/links'
import { parseSearchQuery } from '@/lib/search/params'
import { parseSearchUrl } from '@/lib/search/saved-url'

/** The results of a saved search, newest first also where it is a text. */
export function newestUrl(path: string): Route {
  const parsed = parseSearchUrl(path)
  if (!parsed) return uncheckedRoute(path)
  return searchUrl(path.split('?')[0] ?? path, { ...parseSearchQuery(parsed.raw), waiting: 'reciente' })
}
