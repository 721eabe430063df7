import { type Clock, isoDay } from '@/lib/text/dates'
import { HOUR_MS } from '@/lib/text/durations'

/** The provider charges an invoice of a later month an hour after it has made it (Stripe, Subscription invoices). */
const CHARGE_DELAY_MS = HOUR_MS

/** @returns the first charge of a monthly gift after a moment */
export function nextChargeAt(startedAt: Date, after: Date): Date {
  for (let months = 1; ; months++) {
    const at = chargeAt(startedAt, months)
    if (at > after) return at
  }
}

/** From the same day and time of a later month in UTC, as the provider counts, or from that month's last day. */
function chargeAt(startedAt: Date, months: number): Date {
  const at = new Date(startedAt)
  at.setUTCDate(1)
  at.setUTCMonth(startedAt.getUTCMonth() + months)
  at.setUTCDate(Math.min(startedAt.getUTCDate(), lastDay(at)))
  return new Date(at.getTime() + CHARGE_DELAY_MS)
}

/** With February of a leap year. */
const MONTHS_AHEAD = 48

/**
 * On which day of a month a gift is charged: 'el día 15', 'el último día', 'el día 31, o el último si el mes es más corto',
 * and 'hacia el día 29' where the provider's clock or a change of clocks moves it.
 * @param clocks of everybody who may read it; the first names the day
 */
export function chargeDayText(startedAt: Date, clocks: readonly [Clock, ...Clock[]]): string {
  const { day } = dayBy(clocks[0], startedAt)
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) => index + 1)
  const times = [startedAt, ...months.map((month) => chargeAt(startedAt, month))]
  const days = clocks.flatMap((clock) => times.map((time) => dayBy(clock, time)))
  if (days.every((one) => one.day === day)) return `el día ${day}`
  if (days.every((one) => one.day === one.last)) return 'el último día'
  if (days.every((one) => one.day === Math.min(day, one.last)))
    return `el día ${day}, o el último si el mes es más corto`
  return `hacia el día ${day}`
}

function dayBy(clock: Clock, time: Date): { day: number; last: number } {
  const local = new Date(isoDay(time, clock))
  return { day: local.getUTCDate(), last: lastDay(local) }
}

const lastDay = (time: Date): number =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate()
