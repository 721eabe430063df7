import { describe, expect, it } from 'vitest'
import { dueAt, sleepingCountries } from '@/lib/search/saved-searches/schedule'
import { isNight, nextMonday, nextMorning } from '@/lib/text/quiet-hours'
import { TIME_ZONES } from '@/lib/text/time-zones'

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

  it('differ by country', () => {
    // 21:30 in Quito, Bogotá and Lima, 23:30 in Buenos Aires, 22:30 in Santiago's winter.
    expect(sleepingCountries(at('2026-06-01T02:30:00Z'))).toEqual(['ARG', 'CHL'])
  })

  it('end at eight on the clock on days that the clock changes', () => {
    // Santiago goes from -3 to -4 at midnight between 4 and 5 April 2026, and back on 6 September.
    expect(nextMorning(at('2026-04-04T23:00:00Z'), CHL)).toEqual(at('2026-04-05T12:00:00Z'))
    expect(nextMorning(at('2026-09-05T23:00:00Z'), CHL)).toEqual(at('2026-09-06T11:00:00Z'))
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
    expect(dueAt(frequency, 'ECU', now)).toEqual(due)
  })
})
