import 'server-only'
import { DAY_MS } from '@/lib/text/durations'
import { atLocalHour, localTime, TIME_ZONES } from '@/lib/text/time-zones'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'
import { TERMS } from './terms'

/** The countries as the package of public holidays names them. */
const HOLIDAY_CODES: Readonly<Record<CountryId, string>> = {
  ARG: 'AR',
  CHL: 'CL',
  COL: 'CO',
  ECU: 'EC',
  PER: 'PE',
}

/**
 * When a request must be answered at the latest: the last second of the term's last day in the country's own time zone.
 * The first day is the one after receipt. A term in calendar days may end on a holiday: it is not extended, so that we
 * are rather too early.
 */
export async function dueDate(right: DataRight, countryId: CountryId, receivedAt: Date): Promise<Date> {
  const { days, unit } = TERMS[countryId][right]
  const zone = TIME_ZONES[countryId]
  const { day: received } = localTime(receivedAt, zone)
  const last =
    unit === 'calendar' ? received + days * DAY_MS : await addWorkingDays(received, days, countryId)
  return new Date(atLocalHour(last + DAY_MS, 0, zone).getTime() - 1000)
}

/** @param from midnight of a day, as if it were UTC @returns the same of the last day */
async function addWorkingDays(from: number, days: number, countryId: CountryId): Promise<number> {
  // Megabytes of rules, which only a request for a right needs.
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays(HOLIDAY_CODES[countryId])
  const holidays = new Map<number, ReadonlySet<string>>()
  const holidaysOf = (year: number) => {
    const known = holidays.get(year)
    if (known) return known
    const ofYear = calendar.getHolidays(year).filter(({ type }) => type === 'public')
    const found = new Set(ofYear.map(({ date }) => date.slice(0, 10)))
    holidays.set(year, found)
    return found
  }
  const isWorkingDay = (day: number) => {
    const date = new Date(day)
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
    return !isWeekend && !holidaysOf(date.getUTCFullYear()).has(date.toISOString().slice(0, 10))
  }
  let day = from
  for (let left = days; left > 0; ) {
    day += DAY_MS
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
