import { HOUR_MS } from '@/lib/text/durations'
import { isNight, nextMonday, nextMorning } from '@/lib/text/quiet-hours'
import { ZONES } from '@/lib/text/time-zones'
import { type NoticeFrequency, RUNNING_FREQUENCIES, type RunningFrequency } from '@/lib/text/vocabulary'

/** When a search of this frequency tells of a pet that was found now. Never at night. */
export function dueAt(frequency: RunningFrequency, zone: string, now: Date): Date {
  if (frequency === 'semanal') return nextMonday(now, zone)
  return frequency === 'diaria' || isNight(now, zone) ? nextMorning(now, zone) : now
}

/** Until noon. */
const MORNING_MS = 4 * HOUR_MS

/** When a search tells of what is due: now, but daily and weekly ones in a morning alone, be it a late one. */
export function tellsAt(frequency: NoticeFrequency, zone: string, now: Date): Date {
  if (frequency !== 'diaria' && frequency !== 'semanal') return now
  const morning = nextMorning(new Date(now.getTime() - MORNING_MS), zone)
  return morning <= now ? now : morning
}

/** `rank` is lower for what tells sooner. */
export const dueTimes = (now: Date) =>
  RUNNING_FREQUENCIES.flatMap((frequency, rank) =>
    ZONES.map((zone) => ({ frequency, zone, rank, at: dueAt(frequency, zone, now) })),
  )

export const sleepingZones = (now: Date): string[] => ZONES.filter((zone) => isNight(now, zone))
