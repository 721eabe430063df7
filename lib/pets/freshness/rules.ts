import { DAY_MS, daysBefore } from '@/lib/text/durations'

/** Terms of a listing's confirmation, in days. */
export const DAYS = {
  /** After this long without a confirmation, the owner is reminded. */
  ask: 30,
  /** A pet is paused no sooner than this after its confirmation … */
  pause: 37,
  /** … and no sooner than this after its reminder was sent. */
  answer: 7,
  /** How long the links of a reminder work. */
  link: 30,
} as const
/** At most one mail a day; the schedule may vary by four hours. */
const BETWEEN_MAILS = 20 / 24

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

export const deadlines = (now: Date) => ({
  ask: daysBefore(now, DAYS.ask),
  /** Owners who were reminded after this moment have had today's mail. */
  mailed: daysBefore(now, BETWEEN_MAILS),
  pause: daysBefore(now, DAYS.pause),
  /** Owners who were reminded before this moment have had a week to answer. */
  answered: daysBefore(now, DAYS.answer),
  linkEnds: daysAfter(now, DAYS.link),
})

/**
 * Earliest time at which an unconfirmed pet is paused. Until its reminder is sent, counts from now: the owner always
 * gets a week to answer.
 */
export function pausesAt(pet: { confirmedAt: Date; remindedAt: Date | null }, now: Date): Date {
  const pause = daysAfter(pet.confirmedAt, DAYS.pause)
  const answer = daysAfter(pet.remindedAt ?? now, DAYS.answer)
  return new Date(Math.max(pause.getTime(), answer.getTime(), now.getTime()))
}

/** Columns of a listing whose owner could not answer for a time: it is not paused before a new reminder and its week. */
export const ASKED_ANEW = { remindedAt: null } as const
