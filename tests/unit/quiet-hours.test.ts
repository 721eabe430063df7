import { describe, expect, it } from 'vitest'
import { CITIES } from '@/db/seed/catalog'
import { dueAt, sleepingZones } from '@/lib/search/saved-searches/schedule'
import { isNight, nextMonday, nextMorning } from '@/lib/text/quiet-hours'
import { atLocalHour, CITY_ZONES, localTime, TIME_ZONES, ZONES, zoneOf } from '@/lib/text/time-zones'
import { readSources } from '@/tests/support/sources'

const { ECU, CHL, ARG } = TIME_ZONES
const at = (iso: string) => new Date(iso)

describe('the quiet hours', () => {
  it.each([
    ['2026-06-01T02:59:59Z', false],
    ['2026-06-01T03:00:00Z', true],
    ['2026-06-01T12:59:59Z', true],
    ['2026-06-01T13:00:00Z', false],
  ])('in Quito at %s: %s', (time, expected) => {
    expect(isNight(at(time), ECU)).toBe(expected)
  })

  it('differ by the clock of the city', () => {
    // 21:30 in Quito, Bogotá and Lima, 23:30 in Buenos Aires and Punta Arenas, 22:30 in Santiago's winter.
    expect(sleepingZones(at('2026-06-01T02:30:00Z'))).toEqual([ARG, CHL, 'America/Punta_Arenas'])
  })

  it.each([
    ['Hanga Roa', '2026-07-01T12:00:00Z', '08:00', '06:00'],
    ['Hanga Roa', '2026-01-15T11:00:00Z', '08:00', '06:00'],
    ['Punta Arenas', '2026-07-02T01:59:00Z', '21:59', '22:59'],
    ['Puerto Natales', '2026-07-02T01:59:00Z', '21:59', '22:59'],
    ['Puerto Williams', '2026-07-02T01:59:00Z', '21:59', '22:59'],
    ['Coyhaique', '2026-07-02T01:59:00Z', '21:59', '22:59'],
    ['Puerto Aysén', '2026-01-15T00:59:00Z', '21:59', '21:59'],
    ['Puerto Ayora', '2026-07-01T13:00:00Z', '08:00', '07:00'],
    ['Puerto Baquerizo Moreno', '2026-01-15T13:00:00Z', '08:00', '07:00'],
  ])('in %s at %s: %s in the capital, %s there', (name, time, capital, there) => {
    const { id, countryId } = CITIES.find((city) => city.name === name) ?? { id: 0, countryId: 'COL' }
    const clock = (zone: string) => {
      const { hour, day, offsetMs } = localTime(at(time), zone)
      const minute = Math.round((at(time).getTime() + offsetMs - day) / 60_000) % 60
      return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
    }
    expect([clock(TIME_ZONES[countryId]), clock(zoneOf({ countryId, cityId: id }))]).toEqual([capital, there])
  })

  it('are the capital’s in every other city', () => {
    const far = CITIES.filter(
      ({ id, countryId }) => zoneOf({ countryId, cityId: id }) !== TIME_ZONES[countryId],
    )
    expect(far.map(({ id }) => id)).toEqual(Object.keys(CITY_ZONES).map(Number))
    const regions = new Set(far.map(({ region }) => region))
    expect(regions).toEqual(new Set(['Magallanes', 'Aysén', 'Valparaíso', 'Galápagos']))
    const ofSameRegions = CITIES.filter(({ region }) => regions.has(region) && region !== 'Valparaíso')
    expect(ofSameRegions.every((city) => far.includes(city))).toBe(true)
  })

  it('are known to this engine in every zone, and usual for people without a place', () => {
    for (const zone of ZONES) expect(localTime(at('2026-06-01T12:00:00Z'), zone).hour).toBeLessThan(24)
    expect(zoneOf({ countryId: null, cityId: null })).toBe('America/Bogota')
    expect(zoneOf({ countryId: 'PER', cityId: null })).toBe('America/Lima')
  })

  it('end at eight on the clock on days that the clock changes', () => {
    // Santiago goes from -3 to -4 at midnight between 4 and 5 April 2026, and back on 6 September.
    expect(nextMorning(at('2026-04-04T23:00:00Z'), CHL)).toEqual(at('2026-04-05T12:00:00Z'))
    expect(nextMorning(at('2026-09-05T23:00:00Z'), CHL)).toEqual(at('2026-09-06T11:00:00Z'))
  })

  it('a day without a midnight begins when its clock does', () => {
    const midnight = (day: string) => atLocalHour(Date.parse(day), 0, CHL)
    expect(midnight('2026-09-05')).toEqual(at('2026-09-05T04:00:00Z'))
    expect(midnight('2026-09-06')).toEqual(at('2026-09-06T04:00:00Z'))
    expect(midnight('2026-09-07')).toEqual(at('2026-09-07T03:00:00Z'))
    for (const zone of ZONES)
      for (let day = Date.parse('2026-01-01'); day < Date.parse('2027-01-01'); day += 86_400_000)
        expect(localTime(atLocalHour(day, 0, zone), zone).day).toBe(day)
  })

  it('the next morning is later, also at eight sharp', () => {
    expect(nextMorning(at('2026-06-01T13:00:00Z'), ECU)).toEqual(at('2026-06-02T13:00:00Z'))
    expect(nextMorning(at('2026-06-01T12:59:59Z'), ECU)).toEqual(at('2026-06-01T13:00:00Z'))
  })

  it('the next Monday is the coming one, whatever the day', () => {
    for (const day of ['01T13:00', '03T20:00', '06T23:00', '08T03:30', '08T12:59'])
      expect(nextMonday(at(`2026-06-${day}:00Z`), ECU), day).toEqual(at('2026-06-08T13:00:00Z'))
    // Still Sunday in Quito, Monday in Buenos Aires.
    expect(nextMonday(at('2026-06-08T04:00:00Z'), ARG)).toEqual(at('2026-06-08T11:00:00Z'))
  })
})

describe('a notice is due', () => {
  const afternoon = at('2026-06-03T20:00:00Z')
  const night = at('2026-06-04T04:00:00Z')

  it.each([
    ['al instante', afternoon, afternoon],
    ['al instante', night, at('2026-06-04T13:00:00Z')],
    ['diaria', afternoon, at('2026-06-04T13:00:00Z')],
    ['diaria', night, at('2026-06-04T13:00:00Z')],
    ['semanal', night, at('2026-06-08T13:00:00Z')],
  ] as const)('%s, found at %s: at %s', (frequency, now, due) => {
    expect(dueAt(frequency, ECU, now)).toEqual(due)
  })
})

/** The mails that wait for their reader's morning, by where they are queued. All others go at any hour. */
const MORNING_MAILS: Record<string, string> = {
  'lib/adoption/check-ins/operations/answer.ts':
    'to an owner: how an adoption goes; of those that a pet comes back, the first of a day at once',
  'lib/adoption/check-ins/operations/send.ts': 'to an adopter: how the adoption goes',
  'lib/adoption/clock/operations.ts':
    'to an owner: unopened requests, how an acceptance of weeks ago ended; to an adopter: a week without an answer',
  'lib/adoption/conversation/operations/mail.ts': 'to either side: a message that was not read',
  'lib/pets/freshness/operations.ts': 'to an owner: pets to confirm',
  'lib/search/saved-searches/operations/run.ts': 'to an adopter: new pets of a saved search',
}

it('only the listed mails wait for the morning', () => {
  const queueing = readSources(['lib']).filter(
    ({ text }) => /enqueueMails?\(/.test(text) && text.includes('quietZone'),
  )
  const found = queueing.map(({ file }) => file).filter((file) => !file.startsWith('lib/platform/outbox/'))
  expect(found.sort()).toEqual(Object.keys(MORNING_MAILS))
})
