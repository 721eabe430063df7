import 'server-only'
import { DAY_MS } from '@/lib/text/durations'
import { atLocalHour, localTime, TIME_ZONES } from '@/lib/text/time-zones'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'
import { termOf } from './terms'
import { isWorkingDay } from './working-days'

/**
 * When a request must be answered at the latest: the last second of the term's last day in the country's own time zone.
 * A term in calendar days may end on a holiday: it is not extended, so that we are rather too early.
 */
export async function dueDate(right: DataRight, countryId: CountryId, receivedAt: Date): Promise<Date> {
  const { days, unit, atMostCalendarDays = Infinity, startsAtReceipt } = termOf(right, countryId, receivedAt)
  const zone = TIME_ZONES[countryId]
  const { day: received } = localTime(receivedAt, zone)
  const before = startsAtReceipt ? received - DAY_MS : received
  const last = unit === 'calendar' ? before + days * DAY_MS : await addWorkingDays(before, days, countryId)
  const end = Math.min(last, received + atMostCalendarDays * DAY_MS)
  return new Date(atLocalHour(end + DAY_MS, 0, zone).getTime() - 1000)
}

/** @param from midnight of a day, as if it were UTC @returns the same of the last day */
async function addWorkingDays(from: number, days: number, countryId: CountryId): Promise<number> {
  const isWorking = await isWorkingDay(countryId)
  let day = from
  for (let left = days; left > 0; ) {
    day += DAY_MS
    if (isWorking(day)) left -= 1
  }
  return day
}
