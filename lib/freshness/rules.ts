const DAY_MS = 86_400_000

/** What the mail to owners says, and what happens. */
export const DAYS = {
  /** Without a word from its owner: the owner is asked. */
  ask: 30,
  /** … and the listing is paused, … */
  pause: 37,
  /** … but not before its owner had so many days to answer, however late the mail was. */
  answer: 7,
  /** How long the link of such a mail works. */
  link: 30,
} as const
/** An owner whose listings come of age one after the other gets one mail a day; an hour more or less is no other day. */
const BETWEEN_MAILS = 20 / 24

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** The moments that decide what becomes of a listing. */
export const deadlines = (now: Date) => ({
  /** Confirmed last at this time or before: ask. */
  ask: daysBefore(now, DAYS.ask),
  /** Asked after this time: the owner has had today's mail. */
  mailed: daysBefore(now, BETWEEN_MAILS),
  /** Confirmed last at this time or before, and … */
  pause: daysBefore(now, DAYS.pause),
  /** … asked at this time or before: pause. */
  answered: daysBefore(now, DAYS.answer),
  /** When a link that is mailed now stops to work. */
  linkEnds: daysBefore(now, -DAYS.link),
})
