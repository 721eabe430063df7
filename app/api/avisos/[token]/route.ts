import { openLink, stopByLink } from '@/lib/platform/http/one-click'
import { apiRoute } from '@/lib/platform/http/route'
import { readNoticeToken } from '@/lib/search/saved-searches/links'
import { pauseByLink } from '@/lib/search/saved-searches/operations/by-link'
import { noticeLinkPath } from '@/lib/text/routes'

/** Stops the notices of a saved search. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: openLink(noticeLinkPath),
  POST: stopByLink(pauseByLink, (token) => readNoticeToken(token) !== null),
})
