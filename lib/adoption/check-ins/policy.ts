import { type Clock, daysSince } from '@/lib/text/dates'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { type AdoptionStatus, CHECK_IN_DAYS, type CheckInDay } from '@/lib/text/vocabulary'

/**
 * A question that could not be asked in time (the site was down, say) is dropped after these days. That of the first
 * nights is soon beside the point, and is dropped before the next one is due.
 */
const LATE_DAYS: Record<CheckInDay, number> = { 2: 3, 7: 14, 30: 14, 90: 14 }
/** Of `CHECK_IN_DAYS`. */
export const LAST_CHECK_IN: CheckInDay = 90
export const LINK_DAYS = RETENTION_DAYS.checkInLink

const KEPT_DAYS = RETENTION_DAYS.checkInAnswer

/** For each question, the adoptions that are to be asked now: those after `after`, until `until`. They do not overlap. */
export const checkInWindows = (now: Date): { day: CheckInDay; after: Date; until: Date }[] =>
  CHECK_IN_DAYS.map((day) => ({
    day,
    after: daysBefore(now, day + LATE_DAYS[day]),
    until: daysBefore(now, day),
  }))

export const dueCheckIn = (concludedAt: Date, now: Date): CheckInDay | null =>
  checkInWindows(now).find(({ after, until }) => concludedAt > after && concludedAt <= until)?.day ?? null

/** Of adoptions before then no question is to come. */
export const followedSince = (now: Date): Date => daysBefore(now, LAST_CHECK_IN + LATE_DAYS[LAST_CHECK_IN])

/**
 * Days of the calendar since the adoption, by the clock of the pet's place; not less than were asked about, which a clock
 * that goes back would make of 48 hours.
 */
export const daysAtHome = (concludedAt: Date, day: CheckInDay, place: Clock, now: Date): number =>
  Math.max(day, daysSince(concludedAt.toISOString(), place, now))

export const nextCheckIn = (day: CheckInDay): CheckInDay | null =>
  CHECK_IN_DAYS.find((later) => later > day) ?? null

/** Links of questions asked after it work. */
export const linkOpenSince = (now: Date): Date => daysBefore(now, LINK_DAYS)

/** What ended earlier is erased: returns, and adoptions whose last question was asked before `asked`. */
export const erasedBefore = (now: Date): { returned: Date; asked: Date } => ({
  returned: daysBefore(now, KEPT_DAYS),
  asked: daysBefore(now, LINK_DAYS + KEPT_DAYS),
})

/**
 * 'over': the adoption has ended. 'away': one of the two accounts is suspended or blocked, or the pet is. 'unknown': no such
 * link, or nothing was asked yet.
 */
export type CheckInVerdict = 'open' | 'over' | 'expired' | 'away' | 'unknown'

interface LinkFacts {
  status: AdoptionStatus
  sentAt: Date | null
  bothPresent: boolean
}

export function checkInVerdict(facts: LinkFacts | null, now: Date): CheckInVerdict {
  if (!facts || facts.sentAt === null) return 'unknown'
  if (facts.status !== 'concluida' && facts.status !== 'devuelta') return 'unknown'
  if (!facts.bothPresent) return 'away'
  if (facts.status === 'devuelta') return 'over'
  return facts.sentAt > linkOpenSince(now) ? 'open' : 'expired'
}
