import type { Route } from 'next'
import { savedResultsUrl } from '@/lib/search/url/saved-url'
import { DASHBOARD_SEARCHES, withSuffix } from '@/lib/text/routes'

/** The results of a saved search, newest first also where it is a text. */
export const newestUrl = (path: string): Route => savedResultsUrl(path, { waiting: 'reciente' })

export const savedSearchAnchor = (id: number) => `busqueda-${id}`

/** The list at the search that was just saved, which is marked there. */
export const savedSearchPath = (id: number): Route =>
  withSuffix(withSuffix(DASHBOARD_SEARCHES, `?guardada=${id}`), `#${savedSearchAnchor(id)}`)
