import { describe, expect, it } from 'vitest'
import {
  daysAgoText,
  daysSince,
  formatDay,
  formatDayOfYear,
  formatMoment,
  formatRecentMoment,
  formatShortCalendarDay,
  formatShortDay,
  isoDay,
  isSameDay,
  sinceText,
} from '@/lib/text/dates'
import { localDaysAgoText } from '@/lib/text/days-ago'

describe('formatDay', () => {
  it('gives the day of the country, not of the server', () => {
    expect(formatDay('2026-10-12T02:00:00.000Z', 'COL')).toBe('11 de octubre de 2026')
    expect(formatDay('2026-10-12T12:00:00.000Z', 'ARG')).toBe('12 de octubre de 2026')
  })
})

describe('localDaysAgoText', () => {
  it('counts the days of the calendar of the device', () => {
    const now = new Date(2026, 9, 12, 0, 30)
    const ago = (...date: [number, number, number, number, number]) =>
      localDaysAgoText(new Date(...date).toISOString(), now)
    expect(ago(2026, 9, 12, 0, 29)).toBe('hoy')
    expect(ago(2026, 9, 12, 9, 0)).toBe('hoy')
    expect(ago(2026, 9, 11, 23, 59)).toBe('ayer')
    expect(ago(2026, 8, 12, 12, 0)).toBe('hace 30 días')
  })
})

it('daysSince counts midnights of the place', () => {
  const since = (iso: string) => daysSince(iso, 'COL', new Date('2026-10-12T06:00:00.000Z'))
  expect([since('2026-10-12T05:30:00.000Z'), since('2026-10-12T04:30:00.000Z')]).toEqual([0, 1])
  expect(since('2026-09-30T12:00:00.000Z')).toBe(12)
})

describe('daysAgoText', () => {
  const NOW = new Date('2026-10-12T04:30:00.000Z')

  it('counts the days of the calendar, not of the clock', () => {
    expect(daysAgoText('2026-10-12T04:29:00.000Z', 'COL', NOW)).toBe('hoy')
    expect(daysAgoText('2026-10-11T05:00:00.000Z', 'COL', NOW)).toBe('hoy')
    expect(daysAgoText('2026-10-11T04:59:00.000Z', 'COL', NOW)).toBe('ayer')
    expect(daysAgoText('2026-10-09T12:00:00.000Z', 'COL', NOW)).toBe('hace 2 días')
    expect(daysAgoText('2026-09-11T12:00:00.000Z', 'COL', NOW)).toBe('hace 30 días')
  })

  it('goes by the country', () => {
    expect(daysAgoText('2026-10-11T05:00:00.000Z', 'ARG', NOW)).toBe('ayer')
    expect(daysAgoText('2026-10-11T05:00:00.000Z', 'UTC', NOW)).toBe('ayer')
  })

  it('days are those of the city, where its clock is not the capital’s', () => {
    const hangaRoa = { countryId: 'CHL', cityId: 322 } as const
    const puntaArenas = { countryId: 'CHL', cityId: 231 } as const
    const lateInSantiago = '2026-07-02T03:30:00.000Z'
    expect(formatDay(lateInSantiago, 'CHL')).toBe('1 de julio de 2026')
    expect(formatDay(lateInSantiago, puntaArenas)).toBe('2 de julio de 2026')
    expect(isoDay(new Date('2026-07-02T05:30:00.000Z'), hangaRoa)).toBe('2026-07-01')
    expect(formatDay(lateInSantiago, { countryId: null, cityId: null })).toBe('1 de julio de 2026')
  })

  it('is not put off by a change of clocks, nor by a clock that is slow', () => {
    expect(daysAgoText('2026-09-05T15:00:00.000Z', 'CHL', new Date('2026-09-07T15:00:00.000Z'))).toBe(
      'hace 2 días',
    )
    expect(daysAgoText('2026-10-13T12:00:00.000Z', 'COL', NOW)).toBe('hoy')
  })
})

it('two times are on the same day where the country’s calendar says so', () => {
  const [late, early] = [new Date('2026-10-12T04:59:00.000Z'), new Date('2026-10-12T05:00:00.000Z')]
  expect(isSameDay(late, early, 'COL')).toBe(false)
  expect(isSameDay(late, early, 'ARG')).toBe(true)
  expect(isSameDay(late, new Date('2026-10-11T05:00:00.000Z'), 'COL')).toBe(true)
})

it('short days and moments are those of the country', () => {
  expect(formatShortDay('2026-10-12T02:00:00.000Z', 'COL')).toBe('11/10/2026')
  expect(formatShortDay('2026-10-12T02:00:00.000Z', 'UTC')).toBe('12/10/2026')
  expect(formatShortCalendarDay('2026-10-12')).toBe('12/10/2026')
  expect(formatMoment('2026-10-12T02:04:00.000Z', 'COL')).toBe('11/10/2026, 21:04')
})

it('who has no country reads the same day in every list and in every filter', () => {
  const late = new Date('2026-10-12T04:30:00.000Z')
  const home = { countryId: null, cityId: null }
  expect(isoDay(late, '')).toBe('2026-10-11')
  expect(isoDay(late, home)).toBe('2026-10-11')
})

describe('formatRecentMoment', () => {
  const NOW = new Date('2026-11-20T15:05:00.000Z')

  it('says today and yesterday as the calendar of the country has them', () => {
    expect(formatRecentMoment('2026-11-20T14:05:00.000Z', 'COL', NOW)).toBe('Hoy, 9:05')
    expect(formatRecentMoment('2026-11-20T04:30:00.000Z', 'COL', NOW)).toBe('Ayer, 23:30')
  })

  it('names the year only when it is another one', () => {
    expect(formatRecentMoment('2026-11-02T17:00:00.000Z', 'COL', NOW)).toBe('2 de noviembre, 12:00')
    expect(formatRecentMoment('2025-11-02T17:00:00.000Z', 'COL', NOW)).toBe('2 de noviembre de 2025, 12:00')
    expect(formatDayOfYear('2026-11-02T17:00:00.000Z', 'PER', NOW)).toBe('2 de noviembre')
  })
})

it('sinceText counts minutes and hours of the last day, then days of the calendar', () => {
  const now = new Date('2026-11-20T15:05:00.000Z')
  const since = (iso: string) => sinceText(iso, 'COL', now)
  expect(since('2026-11-20T15:04:30.000Z')).toBe('hace un momento')
  expect(since('2026-11-20T15:04:00.000Z')).toBe('hace 1 minuto')
  expect(since('2026-11-20T14:05:00.000Z')).toBe('hace 1 hora')
  expect(since('2026-11-19T15:06:00.000Z')).toBe('hace 23 horas')
  expect(since('2026-11-19T15:05:00.000Z')).toBe('ayer')
  expect(since('2026-11-18T12:00:00.000Z')).toBe('hace 2 días')
})
