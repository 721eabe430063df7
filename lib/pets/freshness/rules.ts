import { DAY_MS } from '@/lib/text/durations'

/** Days after the last confirmation, unless said otherwise. */
export const DAYS = {
  ask: 30,
  pause: 37,
  /** After the mail, however late that was. */
  answer: 7,
  /** After the mail. */
  link: 30,
} as const
/** One mail a day at most; four hours of slack for the schedule. */
const BETWEEN_MAILS = 20 / 24

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export const deadlines = (now: Date) => ({
  ask: daysBefore(now, DAYS.ask),
  /** Reminded later than this: had today's mail. */
  mailed: daysBefore(now, BETWEEN_MAILS),
  pause: daysBefore(now, DAYS.pause),
  /** Reminded at this time or earlier: had days to answer. */
  answered: daysBefore(now, DAYS.answer),
  linkEnds: daysBefore(now, -DAYS.link),
})

/**
 * Earliest time at which an unconfirmed pet is paused. Before its mail is sent, counted from now: the owner has days to
 * answer after the mail, whenever that comes.
 */
export function pausesAt(pet: { confirmedAt: Date; remindedAt: Date | null }, now: Date): Date {
  const pause = daysBefore(pet.confirmedAt, -DAYS.pause)
  const answer = daysBefore(pet.remindedAt ?? now, -DAYS.answer)
  return new Date(Math.max(pause.getTime(), answer.getTime(), now.getTime()))
}
