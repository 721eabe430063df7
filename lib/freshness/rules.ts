const DAY_MS = 86_400_000

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
