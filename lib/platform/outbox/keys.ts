import { randomUUID } from 'node:crypto'
import { CHECK_IN_DAYS } from '@/lib/text/vocabulary'

/** Keys of mails that may be withdrawn before they are sent (`withdrawMail`). */

export const checkInMailKey = (requestId: number, day: number) => `check-in:${requestId}:${day}`

export const checkInMailKeys = (requestId: number): string[] =>
  CHECK_IN_DAYS.map((day) => checkInMailKey(requestId, day))

/** Of mails that reach a blocked account all the same: that it is blocked, what it asks for by its rights, what staff answer. */
export const REACHES_BLOCKED = 'account-block:'

export const reachingBlocked = (): string => `${REACHES_BLOCKED}${randomUUID()}`
