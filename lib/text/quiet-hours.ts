import { DAY_MS } from './durations'
import { atLocalHour, localTime } from './time-zones'

/** No notices from 22 to 8, local time. */
const NIGHT_FROM = 22
const NIGHT_TO = 8
const MONDAY = 1

export function isNight(time: Date, timeZone: string): boolean {
  const { hour } = localTime(time, timeZone)
  return hour >= NIGHT_FROM || hour < NIGHT_TO
}

/** The first 8 o'clock after `time`. */
export function nextMorning(time: Date, timeZone: string): Date {
  const { day } = localTime(time, timeZone)
  const today = atLocalHour(day, NIGHT_TO, timeZone)
  return today > time ? today : atLocalHour(day + DAY_MS, NIGHT_TO, timeZone)
}

export function nextMonday(time: Date, timeZone: string): Date {
  const { day, weekday } = localTime(time, timeZone)
  const monday = day + ((MONDAY - weekday + 7) % 7) * DAY_MS
  const next = atLocalHour(monday, NIGHT_TO, timeZone)
  return next > time ? next : atLocalHour(monday + 7 * DAY_MS, NIGHT_TO, timeZone)
}
