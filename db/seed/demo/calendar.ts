import type { Random } from '@/db/seed/random'

const DAY = 86_400_000
const HOUR = 3_600_000

/** A moment by daylight in Latin America, so many days ago (at least one: it is always in the past). */
export type Calendar = (daysAgo: number, random: Random) => Date

/** The demo world counts its days backwards from the day of `now`, so that it always looks recent. */
export function createCalendar(now: Date): Calendar {
  const today = Math.floor(now.getTime() / DAY) * DAY
  return (daysAgo, random) =>
    new Date(today - Math.max(1, daysAgo) * DAY + Math.floor(random.between(12 * HOUR, DAY)))
}
