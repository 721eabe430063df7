import { DAY_MS } from './durations'
import { counted } from './numbers'

/** In the browser's own time zone: loading another takes a slow phone 100 ms. */
export function localDaysAgoText(iso: string, now: Date): string {
  const dayOf = (time: Date) => new Date(time).setHours(0, 0, 0, 0)
  // Rounded because of daylight saving time.
  return agoText(Math.round((dayOf(now) - dayOf(new Date(iso))) / DAY_MS))
}

export function agoText(days: number): string {
  if (days <= 0) return 'hoy'
  return days === 1 ? 'ayer' : `hace ${counted(days, 'día', 'días')}`
}
