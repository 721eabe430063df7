import type { Random } from '@/db/seed/random'

const DAY = 86_400_000
const HOUR = 3_600_000

/** In daytime, at least one day ago. */
export type Calendar = (daysAgo: number, random: Random) => Date

/** Relative to `now`: always recent. */
export function createCalendar(now: Date): Calendar {
  const today = Math.floor(now.getTime() / DAY) * DAY
  return (daysAgo, random) =>
    new Date(today - Math.max(1, daysAgo) * DAY + Math.floor(random.between(12 * HOUR, DAY)))
}
