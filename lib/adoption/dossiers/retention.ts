import { DAY_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { type AdoptionStatus, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/** How long a request keeps its copy of a dossier: from when it was sent while it is open, then from its end. */
export const COPY_DAYS = { open: RETENTION_DAYS.openCopy, ended: RETENTION_DAYS.endedCopy }

/** When the copy of a request that has ended is erased; null while it is open. */
export function erasedAt({
  status,
  updatedAt,
}: {
  status: AdoptionStatus
  updatedAt: string
}): string | null {
  if (OPEN_ADOPTION_STATUSES.some((open) => open === status)) return null
  return new Date(Date.parse(updatedAt) + COPY_DAYS.ended * DAY_MS).toISOString()
}
