import { agoText } from './days-ago'
import { DAY_MS, MINUTE_MS } from './durations'
import { counted } from './numbers'
import { dateFormat, type Home, TIME_ZONES, USUAL_COUNTRY, zoneOf } from './time-zones'

const LOCALES: Record<string, string> = {
  ARG: 'es-AR',
  CHL: 'es-CL',
  COL: 'es-CO',
  ECU: 'es-EC',
  PER: 'es-PE',
}

const ZONES: Readonly<Record<string, string | undefined>> = { ...TIME_ZONES, UTC: 'UTC' }

/**
 * Whose clock: a country's ('' of an account without one), that of a place, which may differ (`zoneOf`), or 'UTC'. What is told
 * of a pet, its listing, its adoption and its story is dated by the clock of its place, whoever reads it; what people do, by
 * the clock of the reader's country.
 */
export type Clock = string | Home

const zoneAt = (clock: Clock): string =>
  typeof clock === 'string' ? (ZONES[clock] ?? TIME_ZONES[USUAL_COUNTRY]) : zoneOf(clock)
const localeAt = (clock: Clock): string =>
  LOCALES[(typeof clock === 'string' ? clock : clock.countryId) ?? ''] ?? 'es-419'

/** '20 de noviembre de 2026' in the time zone of a place, for static pages, where 'hace N días' would go stale. */
export function formatDay(iso: string, clock: Clock): string {
  const timeZone = zoneAt(clock)
  return dateFormat(localeAt(clock), { dateStyle: 'long', timeZone }).format(new Date(iso))
}

/** 'hoy', 'ayer', 'hace 12 días'. For pages rendered per request only. */
export const daysAgoText = (iso: string, clock: Clock, now: Date): string =>
  agoText(daysSince(iso, clock, now))

/** Days of a place's calendar since a moment, which a change of clocks does not shift. */
export const daysSince = (iso: string, clock: Clock, now: Date): number =>
  Math.round((startOfDay(now, clock) - startOfDay(new Date(iso), clock)) / DAY_MS)

export const isSameDay = (one: Date, other: Date, clock: Clock): boolean =>
  startOfDay(one, clock) === startOfDay(other, clock)

function startOfDay(time: Date, clock: Clock): number {
  return Date.parse(isoDay(time, clock))
}

/** '2026-11-20'. */
export function isoDay(time: Date, clock: Clock): string {
  // The en-CA format is the ISO date.
  return dateFormat('en-CA', { timeZone: zoneAt(clock) }).format(time)
}

/** '2026-11-20 18:30', which spreadsheets of every country read as a date. */
export const formatSheetMoment = (iso: string, clock: Clock): string =>
  `${isoDay(new Date(iso), clock)} ${formatTime(iso, clock)}`

/** '20 de noviembre de 2026' of a calendar day, which no time zone moves. */
export const formatCalendarDay = (day: string): string => formatDay(`${day}T12:00:00Z`, 'UTC')

export function formatShortDay(iso: string, clock: Clock): string {
  return inFigures(iso, clock, {})
}

/** '20/11/2026' of a calendar day. */
export const formatShortCalendarDay = (day: string): string => formatShortDay(`${day}T12:00:00Z`, 'UTC')

export function formatMoment(iso: string, clock: Clock): string {
  return inFigures(iso, clock, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

export function formatTime(iso: string, clock: Clock): string {
  const timeZone = zoneAt(clock)
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return dateFormat('es-419', time).format(new Date(iso))
}

/** 'Hoy, 10:05', 'Ayer, 18:30', '20 de noviembre, 9:12'. For pages rendered per request only. */
export function formatRecentMoment(iso: string, clock: Clock, now: Date): string {
  const time = formatTime(iso, clock).replace(/^0/, '')
  const days = daysAgoText(iso, clock, now)
  if (days === 'hoy' || days === 'ayer') return `${days === 'hoy' ? 'Hoy' : 'Ayer'}, ${time}`
  return `${formatDayOfYear(iso, clock, now)}, ${time}`
}

/** 'hace un momento', 'hace 12 minutos', then as `daysAgoText`. */
export function sinceText(iso: string, clock: Clock, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS)
  if (minutes < 1) return 'hace un momento'
  if (minutes < 60) return `hace ${counted(minutes, 'minuto', 'minutos')}`
  if (minutes < 24 * 60) return `hace ${counted(Math.floor(minutes / 60), 'hora', 'horas')}`
  return daysAgoText(iso, clock, now)
}

/** How long something has waited: 'hoy', 'hace 1 día', 'hace 12 días'. For pages rendered per request only. */
export function waitText(iso: string, clock: Clock, now: Date): string {
  const ago = daysAgoText(iso, clock, now)
  return ago === 'ayer' ? 'hace 1 día' : ago
}

/** '20 de noviembre'; with the year when it is another one. */
export function formatDayOfYear(iso: string, clock: Clock, now: Date): string {
  const day = formatDay(iso, clock)
  const year = / de (\d{4})$/.exec(formatDay(now.toISOString(), clock))?.[1]
  return day.replace(` de ${year}`, '')
}

function inFigures(iso: string, clock: Clock, time: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(localeAt(clock), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: zoneAt(clock),
    ...time,
  })
  return format.format(new Date(iso))
}

export function formatWeekday(iso: string, clock: Clock): string {
  const timeZone = zoneAt(clock)
  return dateFormat('es-419', { weekday: 'long', timeZone }).format(new Date(iso))
}
