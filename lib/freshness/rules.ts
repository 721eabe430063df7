const DAY_MS = 86_400_000

/** Days without a word from its owner after which a listing's owner is asked, and after which it is paused. */
const ASK_AFTER = 30
const PAUSE_AFTER = 37
/** No listing is paused before its owner had so many days to answer, however late the mail was. */
const DAYS_TO_ANSWER = 6
/** How long the link of such a mail works. */
export const LINK_DAYS = 30
/** An owner whose listings come of age one after the other gets one mail a day; an hour more or less is no other day. */
const BETWEEN_MAILS = 20 / 24

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** The moments that decide what becomes of a listing. */
export const deadlines = (now: Date) => ({
  /** Confirmed last at this time or before: ask. */
  ask: daysBefore(now, ASK_AFTER),
  /** Asked after this time: the owner has had today's mail. */
  mailed: daysBefore(now, BETWEEN_MAILS),
  /** Confirmed last at this time or before, and … */
  pause: daysBefore(now, PAUSE_AFTER),
  /** … asked at this time or before: pause. */
  answered: daysBefore(now, DAYS_TO_ANSWER),
  /** When a link that is mailed now stops to work. */
  linkEnds: daysBefore(now, -LINK_DAYS),
})
