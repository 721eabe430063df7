import { rowLinks } from '@/lib/platform/row-link'

/**
 * The link with which an adopter answers the check-ins of one adoption without a login, and stops them; how long it
 * works is up to `checkInVerdict`.
 */
export const { write: writeCheckInToken, read: readCheckInToken } = rowLinks('check-ins')
