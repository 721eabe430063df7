import { formatDay } from '@/lib/format'
import { DAYS, deadlines } from './rules'

const DAY_MS = 86_400_000

/** What the owner of an unconfirmed pet should do by when; null while there is time, and for those that do not wait. */
export function confirmationDue(
  pet: { status: string; paused: boolean; confirmedAt: string; place: { countryId: string } },
  now: Date,
): string | null {
  const confirmed = Date.parse(pet.confirmedAt)
  if (pet.status !== 'adoptable' || pet.paused || confirmed > deadlines(now).ask.getTime()) return null
  const last = new Date(Math.max(confirmed + DAYS.pause * DAY_MS, now.getTime()))
  return `Confírmala antes del ${formatDay(last.toISOString(), pet.place.countryId)} o saldrá de la lista`
}
