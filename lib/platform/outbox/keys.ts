import { randomUUID } from 'node:crypto'
import { CHECK_IN_DAYS, type CheckInDay } from '@/lib/text/vocabulary'

/** Keys of mails that may be withdrawn before they are sent (`withdrawMail`). */

export const checkInMailKey = (requestId: number, day: number) => `check-in:${requestId}:${day}`

export const questionMailKeys = (requestId: number): string[] =>
  CHECK_IN_DAYS.map((day) => checkInMailKey(requestId, day))

/** Of the mail that tells an owner how an adoption goes, as it was answered then. */
export const checkInAnswerMailKey = (requestId: number, answeredAt: Date) =>
  `check-in-answer:${requestId}:${answeredAt.getTime()}`

/** Of the mail that takes back what an owner was told at once: the pet stays. */
export const checkInRetractedMailKey = (requestId: number, answeredAt: Date) =>
  `check-in-retracted:${requestId}:${answeredAt.getTime()}`

/** Of all mails about a question, and about its answer. */
export const allCheckInMailKeys = (asked: {
  requestId: number
  day: CheckInDay
  answeredAt: Date | null
}) => [
  checkInMailKey(asked.requestId, asked.day),
  ...(asked.answeredAt
    ? [
        checkInAnswerMailKey(asked.requestId, asked.answeredAt),
        checkInRetractedMailKey(asked.requestId, asked.answeredAt),
      ]
    : []),
]

/** Of the mail that tells an adopter of seven days without an answer, once for each request. */
export const overdueMailKey = (requestId: number) => `request-overdue:${requestId}`

/** Of the mail that reminds an owner of the requests unopened by then. */
export const reminderMailKey = (ownerId: number, remindedAt: Date) =>
  `request-reminder:${ownerId}:${remindedAt.getTime()}`

/** Begins the key of the mail that tells a donor of a failed charge; the event that told it to us follows. */
export const MONTHLY_FAILED = 'monthly-failed:'

/** Of mails that reach a blocked account all the same: that it is blocked, what it asks for by its rights, what staff answer. */
export const REACHES_BLOCKED = 'account-block:'

export const reachingBlocked = (): string => `${REACHES_BLOCKED}${randomUUID()}`
