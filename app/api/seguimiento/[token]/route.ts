import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { oneClickRoute } from '@/lib/platform/http/one-click-route'
import { stopCheckInsPath } from '@/lib/text/routes'

/** Stops the check-ins of an adoption. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oneClickRoute(stopCheckInsPath, stopCheckIns)
