import type { Route } from 'next'
import { savedResultsUrl } from '@/lib/search/url/saved-url'

/** The results of a saved search, newest first also where it is a text. */
export const newestUrl = (path: string): Route => savedResultsUrl(path, { waiting: 'reciente' })
