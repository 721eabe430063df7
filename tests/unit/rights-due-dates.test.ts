import { describe, expect, it } from 'vitest'
import { dueDate } from '@/lib/privacy/rights/due-date'
import { TERMS } from '@/lib/privacy/rights/terms'
import { isoDay } from '@/lib/text/format'
import { COUNTRY_IDS, type CountryId, DATA_RIGHTS, type DataRight } from '@/lib/text/vocabulary'
import { readSources } from '@/tests/support/sources'

/** Counted by hand on the calendar of each country. */
const REQUESTS: [CountryId, DataRight, received: string, due: string][] = [
  // Across the new year, in calendar days.
  ['ARG', 'access', '2026-12-24T15:00:00Z', '2027-01-03'],
  // Christmas and New Year's Day are Fridays.
  ['ARG', 'rectification', '2026-12-24T15:00:00Z', '2027-01-04'],
  // 8 December.
  ['ARG', 'erasure', '2026-12-04T15:00:00Z', '2026-12-14'],
  // Sovereignty Day is moved to Monday 23.
  ['ARG', 'opposition', '2026-11-20T15:00:00Z', '2026-11-30'],
  // Still the 19th in Buenos Aires.
  ['ARG', 'portability', '2026-02-20T02:30:00Z', '2026-03-01'],
  // Malvinas Day and Good Friday.
  ['ARG', 'block', '2026-04-01T15:00:00Z', '2026-04-10'],
  ['CHL', 'access', '2026-12-15T15:00:00Z', '2027-01-14'],
  // Still 31 January in Santiago.
  ['CHL', 'rectification', '2026-02-01T02:00:00Z', '2026-03-02'],
  // From winter to summer time.
  ['CHL', 'erasure', '2026-08-18T15:00:00Z', '2026-09-17'],
  ['CHL', 'opposition', '2026-09-10T15:00:00Z', '2026-10-10'],
  ['CHL', 'portability', '2027-12-31T15:00:00Z', '2028-01-30'],
  // Fiestas Patrias, then a weekend.
  ['CHL', 'block', '2026-09-16T15:00:00Z', '2026-09-21'],
  ['COL', 'access', '2026-12-22T15:00:00Z', '2027-01-07'],
  // The Epiphany is moved to Monday 11 January.
  ['COL', 'rectification', '2026-12-22T15:00:00Z', '2027-01-15'],
  // Maundy Thursday and Good Friday.
  ['COL', 'erasure', '2026-04-01T15:00:00Z', '2026-04-24'],
  // Three Mondays: Corpus Christi, Sacred Heart, Saint Peter and Saint Paul.
  ['COL', 'opposition', '2026-06-05T15:00:00Z', '2026-07-01'],
  ['COL', 'portability', '2026-10-09T15:00:00Z', '2026-11-03'],
  // Still Friday 17 in Bogotá; 20 July and 7 August.
  ['COL', 'block', '2026-07-18T04:30:00Z', '2026-08-11'],
  ['ECU', 'access', '2026-12-20T15:00:00Z', '2027-01-04'],
  // Still the 24th in Guayaquil.
  ['ECU', 'rectification', '2026-12-25T04:59:00Z', '2027-01-08'],
  ['ECU', 'erasure', '2026-02-14T15:00:00Z', '2026-03-01'],
  // A leap year.
  ['ECU', 'opposition', '2028-02-20T15:00:00Z', '2028-03-06'],
  ['ECU', 'portability', '2026-10-20T15:00:00Z', '2026-11-04'],
  ['ECU', 'block', '2026-12-31T15:00:00Z', '2027-01-15'],
  // 8 and 9 December, Christmas, New Year's Day.
  ['PER', 'access', '2026-12-01T15:00:00Z', '2027-01-04'],
  // 23, 28 and 29 July, 6 August.
  ['PER', 'rectification', '2026-07-20T15:00:00Z', '2026-08-07'],
  ['PER', 'erasure', '2026-12-23T15:00:00Z', '2027-01-08'],
  ['PER', 'opposition', '2026-03-31T15:00:00Z', '2026-04-16'],
  ['PER', 'portability', '2026-06-26T15:00:00Z', '2026-07-13'],
  // The Battle of Angamos, 8 October.
  ['PER', 'block', '2026-10-05T15:00:00Z', '2026-10-20'],
]

describe('the term of a request for a right', () => {
  it('is tried here for each right in each country', () => {
    const tried = REQUESTS.map(([countryId, right]) => `${countryId} ${right}`)
    const all = COUNTRY_IDS.flatMap((countryId) => DATA_RIGHTS.map((right) => `${countryId} ${right}`))
    expect(tried.toSorted()).toEqual(all.toSorted())
  })

  it.each(REQUESTS)('%s, %s, received at %s, ends on %s', async (countryId, right, received, due) => {
    const dueAt = await dueDate(right, countryId, new Date(received))
    expect(isoDay(dueAt, countryId)).toBe(due)
    // Its last second.
    expect(isoDay(new Date(dueAt.getTime() + 1000), countryId)).not.toBe(due)
  })

  it('names its law', () => {
    for (const term of Object.values(TERMS).flatMap((ofCountry) => Object.values(ofCountry)))
      expect(term.law).toMatch(/Ley/)
  })

  it('is counted on the server alone, where the holidays of the world are loaded', () => {
    const loading = readSources(['app', 'components', 'lib']).filter(({ code }) =>
      code.includes("'date-holidays'"),
    )
    expect(loading.map(({ file }) => file)).toEqual(['lib/privacy/rights/due-date.ts'])
    expect(loading[0]?.code).toContain("import 'server-only'")
  })
})
