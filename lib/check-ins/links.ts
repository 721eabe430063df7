import { parseId } from '@/lib/params'
import { isSignedLink, signLink } from '@/lib/secrets'

/**
 * The link with which an adopter answers the check-ins of one adoption without a login, and stops them. Nothing is
 * stored; how long it works is up to `judgeCheckIn`.
 */

const SHAPE = /^(\d{1,10})\.([\w-]{27})$/

const signed = (id: string) => `check-ins ${id}`

export const writeCheckInToken = (requestId: number): string =>
  `${requestId}.${signLink(signed(String(requestId)))}`

/** The id of the adoption request; null for a token we did not sign. */
export function readCheckInToken(token: string): number | null {
  const [, id = '', signature = ''] = SHAPE.exec(token) ?? []
  return isSignedLink(signed(id), signature) ? parseId(id) : null
}
