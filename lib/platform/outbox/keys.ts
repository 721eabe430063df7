import { CHECK_IN_DAYS } from '@/lib/text/vocabulary'

/** See `withdrawMail`. */

export const checkInMailKey = (requestId: number, day: number) => `check-in:${requestId}:${day}`

export const checkInMailKeys = (requestId: number): string[] =>
  CHECK_IN_DAYS.map((day) => checkInMailKey(requestId, day))
