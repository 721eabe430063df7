import { CHECK_IN_DAYS } from '@/lib/text/vocabulary'

/** Keys of mails that may be withdrawn before they are sent (`withdrawMail`). */

export const checkInMailKey = (requestId: number, day: number) => `check-in:${requestId}:${day}`

export const checkInMailKeys = (requestId: number): string[] =>
  CHECK_IN_DAYS.map((day) => checkInMailKey(requestId, day))

/** Of the mail that an account is blocked, the only one that such an account is sent. */
export const BLOCK_NOTICE = 'account-block:'
