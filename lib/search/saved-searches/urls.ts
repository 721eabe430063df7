import type { Route } from 'next'
import { searchUrl } from '@/lib/search/url/links'
import { parseSearchQuery } from '@/lib/search/url/params'
import { parseSearchUrl } from '@/lib/search/url/saved-url'
import { uncheckedRoute } from '@/lib/text/routes'

/** The results of a saved search, newest first also where it is a text. */
export function newestUrl(path: string): Route {
  const parsed = parseSearchUrl(path)
  if (!parsed) return uncheckedRoute(path)
  return searchUrl(path.split('?')[0] ?? path, { ...parseSearchQuery(parsed.raw), waiting: 'reciente' })
}
