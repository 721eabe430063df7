import { describe, expect, it } from 'vitest'
import { dueDate, isWorkingDay } from '@/lib/privacy/rights/due-date'
import { HALF, LATE, reminderAt, TERMS, termOf } from '@/lib/privacy/rights/terms'
import { isoDay } from '@/lib/text/dates'
import { DAY_MS } from '@/lib/text/durations'
import { TIME_ZONES } from '@/lib/text/time-zones'
import { COUNTRY_IDS, type CountryId, DATA_RIGHTS, type DataRight } from '@/lib/text/vocabulary'
import { readSources } from '@/tests/support/sources'

/**
 * Counted by hand on the calendar of each country. Times are its own; at both reminders every active member of staff is
 * mailed, which tests/integration/rights-requests.test.ts tries.
 */
const REQUESTS = `
  country right         received           answer until  half of it is over  nine tenths are
  ARG     access        2026-12-24 12:00   2027-01-03    2026-12-29 17:59    2027-01-02 22:47
  ARG     rectification 2026-12-24 12:00   2027-01-04    2026-12-30 05:59    2027-01-03 20:23
  ARG     erasure       2026-12-04 12:00   2026-12-14    2026-12-09 17:59    2026-12-13 22:47
  ARG     opposition    2026-11-20 12:00   2026-11-30    2026-11-25 17:59    2026-11-29 22:47
  ARG     portability   2026-02-19 23:30   2026-03-01    2026-02-24 23:44    2026-02-28 23:56
  ARG     block         2026-04-01 12:00   2026-04-10    2026-04-06 05:59    2026-04-10 01:11
  CHL     access        2026-12-01 00:30   2026-12-31    2026-12-16 12:14    2026-12-28 21:38
  CHL     rectification 2026-11-30 23:30   2026-12-02    2026-12-01 23:44    2026-12-02 19:08
  CHL     erasure       2027-08-18 11:00   2027-09-17    2027-09-02 16:59    2027-09-14 22:47
  CHL     opposition    2026-11-27 12:00   2026-11-30    2026-11-29 05:59    2026-11-30 15:35
  CHL     portability   2027-12-31 12:00   2028-01-30    2028-01-15 17:59    2028-01-27 22:47
  CHL     block         2027-09-16 12:00   2027-09-21    2027-09-19 05:59    2027-09-21 10:47
  COL     access        2026-12-22 10:00   2027-01-06    2026-12-30 04:59    2027-01-05 10:35
  COL     rectification 2026-12-22 10:00   2027-01-15    2027-01-03 16:59    2027-01-13 12:59
  COL     erasure       2026-04-01 10:00   2026-04-24    2026-04-13 04:59    2026-04-22 15:23
  COL     opposition    2026-06-05 10:00   2026-07-01    2026-06-18 16:59    2026-06-29 08:11
  COL     portability   2026-10-09 10:00   2026-11-03    2026-10-22 04:59    2026-11-01 10:35
  COL     block         2026-07-03 23:30   2026-07-28    2026-07-16 11:44    2026-07-26 11:56
  ECU     access        2026-12-18 10:00   2027-01-02    2026-12-26 04:59    2027-01-01 10:35
  ECU     rectification 2026-12-24 23:59   2027-01-08    2027-01-01 11:59    2027-01-07 11:59
  ECU     erasure       2027-02-05 10:00   2027-02-20    2027-02-13 04:59    2027-02-19 10:35
  ECU     opposition    2026-09-03 10:00   2026-09-17    2026-09-10 16:59    2026-09-16 12:59
  ECU     portability   2026-10-20 10:00   2026-11-04    2026-10-28 04:59    2026-11-03 10:35
  ECU     block         2027-03-21 10:00   2027-04-05    2027-03-29 04:59    2027-04-04 10:35
  PER     access        2026-12-01 10:00   2027-01-04    2026-12-18 16:59    2027-01-01 12:59
  PER     rectification 2026-07-20 10:00   2026-08-07    2026-07-29 16:59    2026-08-06 03:23
  PER     erasure       2026-12-23 10:00   2027-01-08    2026-12-31 16:59    2027-01-07 08:11
  PER     opposition    2026-03-31 10:00   2026-04-16    2026-04-08 16:59    2026-04-15 08:11
  PER     portability   2026-06-26 10:00   2026-07-30    2026-07-13 16:59    2026-07-27 12:59
  PER     block         2026-10-05 10:00   2026-10-20    2026-10-13 04:59    2026-10-19 10:35`
/** What a row of it is about, where that is more than counting. */
const WHY: Readonly<Record<string, string>> = {
  'ARG access': 'across the new year, in calendar days',
  'ARG rectification': 'Christmas and New Year’s Day are Fridays',
  'ARG erasure': '8 December; the bridge day before counts',
  'ARG opposition': 'Sovereignty Day is moved to Monday 23',
  'ARG portability': 'the next day in UTC',
  'ARG block': 'Malvinas Day and Good Friday',
  'CHL access': 'the first day of the reform',
  'CHL rectification': 'the last day before the reform, which is over in UTC',
  'CHL erasure': 'ends on the holiday before the Fiestas Patrias; from winter to summer time',
  'CHL opposition': 'before the reform; the Saturday counts',
  'CHL block': 'Fiestas Patrias with the Friday before',
  'COL access': 'the day of receipt is the first',
  'COL rectification': 'the Epiphany is moved to Monday 11 January',
  'COL erasure': 'Maundy Thursday and Good Friday',
  'COL opposition': 'three Mondays: Corpus Christi, Sacred Heart, Saint Peter and Saint Paul',
  'COL portability': 'two moved Mondays, 12 October and 2 November',
  'COL block': 'the next day in UTC; Our Lady of Chiquinquirá on Monday 13, and 20 July',
  'ECU access': 'Christmas and New Year’s Day: the tenth working day is later than the fifteenth day',
  'ECU rectification': 'the same, a minute before Christmas',
  'ECU erasure': 'two days of carnival',
  'ECU opposition': '10 September is no holiday',
  'ECU portability': 'All Souls and Cuenca',
  'ECU block': 'received on a Sunday; Maundy Thursday is no holiday, Good Friday is',
  'PER access': '8 and 9 December, Christmas, New Year’s Day',
  'PER rectification': '23, 28 and 29 July, 6 August',
  'PER opposition': 'Maundy Thursday and Good Friday',
  'PER portability': '29 June, 23, 28 and 29 July',
  'PER block': 'the Battle of Angamos, 8 October',
}

const rows = REQUESTS.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [country, right, receivedOn, receivedAt, due, ...reminders] = line.trim().split(/\s+/)
    return {
      country: country as CountryId,
      right: right as DataRight,
      received: `${receivedOn} ${receivedAt}`,
      due: due ?? '',
      reminders: [reminders.slice(0, 2).join(' '), reminders.slice(2).join(' ')],
      why: WHY[`${country} ${right}`] ?? 'nothing special',
    }
  })

const localText = (time: Date, country: CountryId) => {
  const clock = {
    timeZone: TIME_ZONES[country],
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const
  return `${isoDay(time, country)} ${new Intl.DateTimeFormat('en-GB', clock).format(time)}`
}
/** The moment at which the country's clock shows a text, which no clock change repeats here. */
const atLocal = (text: string, country: CountryId): Date => {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}:00Z`)
  const found = [3, 4, 5].map((hours) => new Date(asUtc + hours * 3_600_000))
  return found.find((time) => localText(time, country) === text) ?? new Date(Number.NaN)
}

/**
 * The holidays from Monday to Friday; of Chile to Saturday, without the Saturday of Holy Week, which the package lacks:
 * we are rather too early.
 */
const HOLIDAYS: Readonly<Record<CountryId, readonly [of2026: string, of2027: string]>> = {
  ARG: [
    '01-01 02-16 02-17 03-24 04-02 04-03 05-01 05-25 06-15 07-09 08-17 10-12 11-23 12-08 12-25',
    '01-01 02-08 02-09 03-24 03-26 04-02 05-25 06-21 07-09 08-16 10-11 12-08',
  ],
  CHL: [
    '01-01 04-03 05-01 05-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 12-08 12-25',
    '01-01 03-26 05-01 05-21 06-21 06-28 07-16 09-17 09-18 10-11 11-01 12-08 12-25',
  ],
  COL: [
    // Our Lady of Chiquinquirá, 13 July: Ley 2578 de 2026.
    '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
    '01-01 01-11 03-22 03-25 03-26 05-10 05-31 06-07 07-05 07-12 07-20 08-16 10-18 11-01 11-15 12-08',
  ],
  ECU: [
    '01-01 02-16 02-17 04-03 05-01 05-25 08-10 10-09 11-02 11-03 12-25',
    '01-01 02-08 02-09 03-26 04-30 05-24 08-09 10-08 11-01 11-02 12-24 12-31',
  ],
  PER: [
    '01-01 04-02 04-03 05-01 06-29 07-23 07-28 07-29 08-06 10-08 12-08 12-09 12-25',
    '01-01 03-25 03-26 06-07 06-29 07-23 07-28 07-29 08-06 08-30 10-08 11-01 12-08 12-09',
  ],
}
/** Of Ecuador, where both days of November move together, from Monday to Friday. */
const NOVEMBERS = {
  2017: '11-02 11-03',
  2021: '11-01 11-02',
  2022: '11-03 11-04',
  2023: '11-02 11-03',
  2024: '11-01 11-04',
  2025: '11-03 11-04',
}

async function holidaysOf(country: CountryId, year: number): Promise<string[]> {
  const isWorking = await isWorkingDay(country)
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1) + at * DAY_MS))
  const off = country === 'CHL' ? [0] : [0, 6]
  return days
    .filter((day) => day.getUTCFullYear() === year && !off.includes(day.getUTCDay()))
    .filter((day) => !isWorking(day.getTime()))
    .map((day) => day.toISOString().slice(5, 10))
}

describe('the term of a request for a right', () => {
  it('is tried here for each right in each country', () => {
    const all = COUNTRY_IDS.flatMap((country) => DATA_RIGHTS.map((right) => `${country} ${right}`))
    expect(rows.map(({ country, right }) => `${country} ${right}`)).toEqual(all)
  })

  it.each(rows)('$country, $right, received at $received, ends on $due: $why', async (row) => {
    const receivedAt = atLocal(row.received, row.country)
    const dueAt = await dueDate(row.right, row.country, receivedAt)
    expect(isoDay(dueAt, row.country)).toBe(row.due)
    // Its last second.
    expect(isoDay(new Date(dueAt.getTime() + 1000), row.country)).not.toBe(row.due)
    const reminders = [HALF, LATE].map((part) => localText(reminderAt(part, receivedAt, dueAt), row.country))
    expect(reminders).toEqual(row.reminders)
  })

  it.each(COUNTRY_IDS)('counts the days of %s but its national holidays', async (country) => {
    const [of2026, of2027] = HOLIDAYS[country]
    expect((await holidaysOf(country, 2026)).join(' ')).toBe(of2026)
    expect((await holidaysOf(country, 2027)).join(' ')).toBe(of2027)
  })

  it('knows how the two days of November moved in Ecuador', async () => {
    const found = Object.keys(NOVEMBERS).map(async (year) => [
      year,
      (await holidaysOf('ECU', Number(year))).filter((day) => day.startsWith('11')).join(' '),
    ])
    expect(Object.fromEntries(await Promise.all(found))).toEqual(NOVEMBERS)
  })

  it('names its law', () => {
    const terms = Object.values(TERMS).flatMap((periods) => periods.map((period) => period.terms))
    expect(terms.length).toBeGreaterThan(COUNTRY_IDS.length)
    for (const { law } of terms.flatMap((ofPeriod) => Object.values(ofPeriod))) expect(law).toMatch(/Ley/)
  })

  it('has no end for its last period', () => {
    for (const country of COUNTRY_IDS)
      expect(termOf('access', country, new Date('2060-01-01')).days).toBeGreaterThan(0)
  })

  it('is counted on the server alone, where the holidays of the world are loaded', () => {
    const loading = readSources(['app', 'components', 'lib']).filter(({ code }) =>
      code.includes("'date-holidays'"),
    )
    expect(loading.map(({ file }) => file)).toEqual(['lib/privacy/rights/due-date.ts'])
    expect(loading[0]?.code).toContain("import 'server-only'")
  })
})
