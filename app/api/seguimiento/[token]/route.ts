import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { openLink, stopByLink } from '@/lib/platform/http/one-click'
import { apiRoute } from '@/lib/platform/http/route'
import { stopCheckInsPath } from '@/lib/text/adoption-routes'

/** Stops the check-ins of an adoption. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: openLink(stopCheckInsPath),
  POST: stopByLink(stopCheckIns, (token) => readCheckInToken(token) !== null),
})
