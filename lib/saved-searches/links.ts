import { parseId } from '@/lib/params'
import { isSignedLink, signLink } from '@/lib/secrets'

/** The link in a notice that stops and resumes one saved search without a login. Nothing is stored; it never expires. */

const SHAPE = /^(\d{1,10})\.([\w-]{27})$/

const signed = (id: string) => `saved search ${id}`

export const writeNoticeToken = (savedSearchId: number): string =>
  `${savedSearchId}.${signLink(signed(String(savedSearchId)))}`

/** The id of the saved search; null for a token we did not sign. */
export function readNoticeToken(token: string): number | null {
  const [, id = '', signature = ''] = SHAPE.exec(token) ?? []
  return isSignedLink(signed(id), signature) ? parseId(id) : null
}
