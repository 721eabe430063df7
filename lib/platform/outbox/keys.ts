import { CHECK_IN_DAYS } from '@/lib/text/vocabulary'

/** Keys of mails that more than one feature may withdraw: see `withdrawMail`. */

export const checkInMailKey = (requestId: number, day: number) => `check-in:${requestId}:${day}`

/** Of every question about an adoption. */
export const checkInMailKeys = (requestId: number): string[] =>
  CHECK_IN_DAYS.map((day) => checkInMailKey(requestId, day))
