import { readRowLink, writeRowLink } from '@/lib/platform/row-link'

/** The link in a notice that stops and resumes one saved search without a login. Nothing is stored; it never expires. */

const KIND = 'saved search'

export const writeNoticeToken = (search: { id: number; createdAt: Date }): string =>
  writeRowLink(KIND, search)

/** The saved search it is about, see `isLinked`; null for a token we did not sign. */
export const readNoticeToken = (token: string) => readRowLink(KIND, token)
