import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets } from '@/db/schema'
import { isOfSide, isUndecidedSql } from '@/lib/adoption/condition-queries'
import { groupBy } from '@/lib/platform/collections'
import type { WriteTx } from '@/lib/platform/write'

import { withdrawReminders } from './withdraw-operations'

/** In the transaction that restores a locked account, or ends its block: as `restartClockOfPet`, for what it asked and is asked. */
export const restartClockOf = (tx: WriteTx, accountId: number, now: Date): Promise<void> =>
  restart(tx, isOfSide(accountId), now)

/**
 * In the transaction that ends the hold or block of a locked pet: nobody could answer meanwhile, so that the wait of its
 * requests begins anew, and with it the reminder of unopened ones; what its owner was to be asked about an accepted one is asked
 * anew. What was overdue before stays so.
 */
export const restartClockOfPet = (tx: WriteTx, petId: number, now: Date): Promise<void> =>
  restart(tx, eq(pets.id, petId), now)

const isAccepted = eq(adoptionRequests.status, 'aceptada')

async function restart(tx: WriteTx, which: SQL | undefined, now: Date): Promise<void> {
  const waiting = await tx
    .select({
      id: adoptionRequests.id,
      status: adoptionRequests.status,
      ownerRemindedAt: adoptionRequests.ownerRemindedAt,
      ownerId: pets.ownerId,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(which, or(isAccepted, and(isUndecidedSql, isNull(adoptionRequests.overdueAt)))))
    .orderBy(adoptionRequests.id)
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  const reminded = waiting.filter(({ status }) => status !== 'en revisión')
  // Held back by a block, a reminder would leave now, and another three days later.
  for (const [ownerId, ofOwner] of groupBy(reminded, (request) => request.ownerId))
    await withdrawReminders(tx, ownerId, ofOwner, now)
  await tx
    .update(adoptionRequests)
    .set({
      waitsSince: now,
      ownerRemindedAt: sql`case ${adoptionRequests.status} when 'enviada' then null else ${adoptionRequests.ownerRemindedAt} end`,
    })
    .where(and(isOneOf(adoptionRequests.id, ids), isUndecidedSql))
}
