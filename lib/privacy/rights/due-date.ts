import 'server-only'
import { DAY_MS } from '@/lib/text/durations'
import { atLocalHour, localTime, TIME_ZONES } from '@/lib/text/time-zones'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'
import { termOf } from './terms'

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

/** The countries as the package of public holidays names them. */
const HOLIDAY_CODES: Readonly<Record<CountryId, string>> = {
  ARG: 'AR',
  CHL: 'CL',
  COL: 'CO',
  ECU: 'EC',
  PER: 'PE',
}

const WEEKEND = [0, 6]
/**
 * In Chile a Saturday may be a working day ('hábil'), as in its courts; the articles that set our terms do not say. It counts:
 * we are rather too early.
 */
const DAYS_OFF: Readonly<Partial<Record<CountryId, readonly number[]>>> = { CHL: [0] }

/**
 * Rules of the package that are wrong, and what replaces them. Ecuador: Código del Trabajo, article 65, and Ley Orgánica
 * Reformatoria (R. O. Suplemento 906, 20 December 2016), article 2: from Tuesday to the Monday before, from Wednesday or
 * Thursday to the Friday after, from Saturday to Friday, from Sunday to Monday, except for carnival, New Year's Day and
 * Christmas, which move from weekends alone. Maundy Thursday is none; the independence of Guayaquil is on 9 October. How
 * 2 and 3 November move together was checked against the calendars of 2017 and 2021 to 2025.
 */
const MOVED =
  'if tuesday then previous monday if wednesday,thursday then next friday if saturday then previous friday if sunday then next monday'
const FROM_WEEKEND = 'if saturday then previous friday if sunday then next monday'
const CORRECTIONS: Readonly<
  Partial<Record<CountryId, { wrong: readonly string[]; right: readonly string[] }>>
> = {
  ECU: {
    wrong: ['easter -3', '09-10', '01-01', '05-01', '05-24', '08-10', '11-02', '11-03', '12-25'],
    right: [
      ...['05-01', '05-24', '08-10', '10-09'].map((day) => `${day} ${MOVED}`),
      ...['01-01', '12-25'].map((day) => `${day} ${FROM_WEEKEND}`),
      '11-02 if tuesday then previous monday if wednesday then next thursday if friday then previous thursday if saturday then previous friday if sunday then next monday',
      '11-03 if wednesday then previous tuesday if thursday then next friday if saturday then previous friday if sunday then next monday if monday then next tuesday',
    ],
  },
}

/**
 * Whether a day counts in a country's terms: neither a day off of each week nor a national holiday. Days that a government
 * gives off between holidays count, so that we are rather too early.
 * @returns a function of a day, as midnight as if it were UTC
 */
export async function isWorkingDay(countryId: CountryId): Promise<(day: number) => boolean> {
  // Megabytes of rules, which only a request for a right needs.
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays(HOLIDAY_CODES[countryId])
  for (const rule of CORRECTIONS[countryId]?.wrong ?? [])
    calendar.setHoliday(rule, { name: rule, type: 'observance' })
  for (const rule of CORRECTIONS[countryId]?.right ?? [])
    calendar.setHoliday(rule, { name: rule, type: 'public' })
  const daysOff = DAYS_OFF[countryId] ?? WEEKEND
  const holidays = new Map<number, ReadonlySet<string>>()
  const holidaysOf = (year: number) => {
    const known = holidays.get(year)
    if (known) return known
    const ofYear = calendar.getHolidays(year).filter(({ type }) => type === 'public')
    const found = new Set(ofYear.map(({ date }) => date.slice(0, 10)))
    holidays.set(year, found)
    return found
  }
  return (day) => {
    const date = new Date(day)
    return (
      !daysOff.includes(date.getUTCDay()) &&
      !holidaysOf(date.getUTCFullYear()).has(date.toISOString().slice(0, 10))
    )
  }
}
