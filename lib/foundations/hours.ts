import { capitalise } from '@/lib/text/capitalise'
import type { DayHours, WeekHours } from '@/lib/text/vocabulary'

export const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const

const isSame = (one: DayHours, other: DayHours) => JSON.stringify(one) === JSON.stringify(other)

/** '9:00 – 17:00', 'Con cita', 'Cerrado'. */
function hoursText(hours: NonNullable<DayHours>): string {
  if (hours === 'cita') return 'Con cita'
  if (hours === 'cerrado') return 'Cerrado'
  return [hours.from, hours.to].map((time) => time.replace(/^0/, '')).join(' – ')
}

export function hourRows(week: WeekHours): { days: string; hours: string }[] {
  const rows: { first: number; last: number; hours: NonNullable<DayHours> }[] = []
  for (const [day, hours] of week.entries()) {
    const open = rows.at(-1)
    if (hours === null) continue
    if (open && open.last === day - 1 && isSame(open.hours, hours)) open.last = day
    else rows.push({ first: day, last: day, hours })
  }
  return rows.map(({ first, last, hours }) => ({ days: dayRange(first, last), hours: hoursText(hours) }))
}

function dayRange(first: number, last: number): string {
  const from = capitalise(DAYS[first] ?? '')
  if (first === last) return from
  return `${from} ${last === first + 1 ? 'y' : 'a'} ${DAYS[last]}`
}
