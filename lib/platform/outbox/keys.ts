import { randomUUID } from 'node:crypto'
import { CHECK_IN_DAYS, type CheckInDay } from '@/lib/text/vocabulary'

/** Keys of mails that may be withdrawn before they are sent (`withdrawMail`). */

export const checkInMailKey = (requestId: number, day: number) => `check-in:${requestId}:${day}`

export const questionMailKeys = (requestId: number): string[] =>
  CHECK_IN_DAYS.map((day) => checkInMailKey(requestId, day))

/** Key of the mail that tells an owner how an adoption goes, as it was answered then. */
export const checkInAnswerMailKey = (requestId: number, answeredAt: Date) =>
  `check-in-answer:${requestId}:${answeredAt.getTime()}`

/** Key of the mail that takes back what an owner was told at once: the pet stays. */
export const checkInRetractedMailKey = (requestId: number, answeredAt: Date) =>
  `check-in-retracted:${requestId}:${answeredAt.getTime()}`

/** Keys of all mails about a question and its answer. */
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

/** Key of the mail that tells an adopter of seven days without an answer, once for each request. */
export const overdueMailKey = (requestId: number) => `request-overdue:${requestId}`

/** Key of the mail that reminds an owner of the requests unopened by then. */
export const reminderMailKey = (ownerId: number, remindedAt: Date) =>
  `request-reminder:${ownerId}:${remindedAt.getTime()}`

/** Key of the mail that tells a foundation of somebody's first comment: no other one, if that is deleted and written anew. */
export const reviewMailKey = (authorId: number, foundationId: number) => `review:${authorId}:${foundationId}`

/** Begins the key of the mail that asks an owner whether pets still look for a family; the owner's id follows, and the time. */
export const PET_REMINDER = 'pet-reminder:'

export const petReminderMailKey = (ownerId: number, remindedAt: Date) =>
  `${PET_REMINDER}${ownerId}:${remindedAt.getTime()}`

/** Begins the key of the mail that tells a donor of a failed charge; the event that told it to us follows. */
export const MONTHLY_FAILED = 'monthly-failed:'

/** Prefix of keys of mails that reach a blocked account all the same: that it is blocked, its data rights, answers of staff. */
export const REACHES_BLOCKED = 'account-block:'

export const reachingBlocked = (): string => `${REACHES_BLOCKED}${randomUUID()}`
