import { oneClickRoute } from '@/lib/platform/http/one-click-route'
import { pauseByLink } from '@/lib/search/saved-searches/operations/by-link'
import { noticeLinkPath } from '@/lib/text/routes'

/** Stops the notices of a saved search. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oneClickRoute(noticeLinkPath, pauseByLink)
