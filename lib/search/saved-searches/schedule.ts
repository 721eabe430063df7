import { isNight, nextMonday, nextMorning } from '@/lib/text/quiet-hours'
import { TIME_ZONES } from '@/lib/text/time-zones'
import {
  COUNTRY_IDS,
  type CountryId,
  RUNNING_FREQUENCIES,
  type RunningFrequency,
} from '@/lib/text/vocabulary'

/** When a search of this frequency tells of a pet that was found now. Never at night. */
export function dueAt(frequency: RunningFrequency, countryId: CountryId, now: Date): Date {
  const zone = TIME_ZONES[countryId]
  if (frequency === 'semanal') return nextMonday(now, zone)
  return frequency === 'diaria' || isNight(now, zone) ? nextMorning(now, zone) : now
}

/** `rank` is lower for what tells sooner. */
export const dueTimes = (now: Date) =>
  RUNNING_FREQUENCIES.flatMap((frequency, rank) =>
    COUNTRY_IDS.map((countryId) => ({ frequency, countryId, rank, at: dueAt(frequency, countryId, now) })),
  )

export const sleepingCountries = (now: Date): CountryId[] =>
  COUNTRY_IDS.filter((countryId) => isNight(now, TIME_ZONES[countryId]))
