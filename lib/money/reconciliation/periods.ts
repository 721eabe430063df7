import type { BooksPeriod } from '@/lib/platform/integrations/payments/payments'
import { daysBefore } from '@/lib/text/durations'

/** Compares the payments of this many whole days, with their refunds and disputes. */
const DAYS = 7
/** Refunds fail and disputes are decided months later. */
const LATE_DAYS = 120
/** Of the days before those of the payments: refunds and disputes are few. */
const LATE_PART_DAYS = 30

/** What one run compares where it can read all at once. */
export const wholePeriod = (until: Date): BooksPeriod => ({
  since: daysBefore(until, DAYS),
  until,
  changes: { since: daysBefore(until, DAYS + LATE_DAYS) },
})

/** The same in parts, the newest first. @param comparedSince leaves out what happened since then */
export function partsBefore(
  until: Date,
  comparedSince: Date,
): (BooksPeriod & { changes: { since: Date; until: Date } })[] {
  const ages = [
    ...Array.from({ length: DAYS + 1 }, (_, day) => day),
    ...Array.from({ length: LATE_DAYS / LATE_PART_DAYS }, (_, part) => DAYS + (part + 1) * LATE_PART_DAYS),
  ]
  return ages.slice(1).flatMap((age, at) => {
    const changes = { since: daysBefore(until, age), until: daysBefore(until, ages[at] ?? 0) }
    if (changes.until > comparedSince) return []
    return [{ since: age <= DAYS ? changes.since : changes.until, until: changes.until, changes }]
  })
}
