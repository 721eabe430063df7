import { DAY_MS } from '@/lib/text/durations'

/** Days since the last confirmation, unless noted. */
export const DAYS = {
  ask: 30,
  pause: 37,
  /** Since the reminder was sent. */
  answer: 7,
  /** Since the reminder. */
  link: 30,
} as const
/** At most one mail a day; the schedule may vary by four hours. */
const BETWEEN_MAILS = 20 / 24

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export const deadlines = (now: Date) => ({
  ask: daysBefore(now, DAYS.ask),
  /** Reminded since: had today's mail. */
  mailed: daysBefore(now, BETWEEN_MAILS),
  pause: daysBefore(now, DAYS.pause),
  /** Reminded before: had a week to answer. */
  answered: daysBefore(now, DAYS.answer),
  linkEnds: daysBefore(now, -DAYS.link),
})

/**
 * Earliest time at which an unconfirmed pet is paused. Until its reminder is sent, counts from now: the owner always
 * gets a week to answer.
 */
export function pausesAt(pet: { confirmedAt: Date; remindedAt: Date | null }, now: Date): Date {
  const pause = daysBefore(pet.confirmedAt, -DAYS.pause)
  const answer = daysBefore(pet.remindedAt ?? now, -DAYS.answer)
  return new Date(Math.max(pause.getTime(), answer.getTime(), now.getTime()))
}
