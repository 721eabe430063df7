import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets } from '@/db/schema'
import { hold } from '@/lib/pets/hold'
import { daysBefore } from '@/lib/text/durations'
import type { Role } from '@/lib/text/vocabulary'

const REMOVAL_COUNTS_DAYS = 90

/**
 * What a private person publishes waits for staff while a removal of theirs stands: the same listing could be back as a new one.
 * @returns the hold, or null
 */
export async function holdAfterRemoval(
  db: Db,
  { ownerId, ownerRole }: { ownerId: number; ownerRole: Role },
  now: Date,
) {
  if (ownerRole !== 'user') return null
  const removedSince = gt(pets.heldAt, daysBefore(now, REMOVAL_COUNTS_DAYS))
  const removed = and(eq(pets.ownerId, ownerId), eq(pets.holdReason, 'removal'), removedSince)
  return (await db.$count(pets, removed)) > 0 ? hold('staff', now) : null
}
