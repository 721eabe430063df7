import { rowLinks } from '@/lib/platform/row-link'

/** The link in a notice that stops and resumes one saved search without a login; it never expires. */
export const { write: writeNoticeToken, read: readNoticeToken } = rowLinks('saved search')
