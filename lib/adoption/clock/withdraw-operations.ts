import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import { adoptionRequests, outbox, pets, users } from '@/db/schema'
import { overdueMailKey, reminderMailKey } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import type { WriteTx } from '@/lib/platform/write'
import { queueReminder } from './operations'
import { recipientColumns, selectWaiting } from './queries'

/** In the transaction that answers requests or writes to their adopters: that there is no answer is not mailed any more. */
export const withdrawOverdueMails = (tx: WriteTx, requestIds: readonly number[]): Promise<number> =>
  withdrawMail(tx, requestIds.map(overdueMailKey))

type Moved = Pick<typeof adoptionRequests.$inferSelect, 'id' | 'ownerRemindedAt'>

/**
 * In the transaction that opens or ends requests of a locked pet: a reminder of them that has not left leaves without them,
 * and they count as never reminded of.
 */
export async function withdrawReminders(
  tx: WriteTx,
  ownerId: number,
  moved: readonly Moved[],
  now: Date,
): Promise<void> {
  const times = new Set(moved.flatMap(({ ownerRemindedAt }) => ownerRemindedAt?.getTime() ?? []))
  for (const time of times) {
    const remindedAt = new Date(time)
    const key = reminderMailKey(ownerId, remindedAt)
    const isWaiting = and(eq(outbox.idempotencyKey, key), isNull(outbox.sentAt))
    if ((await tx.$count(outbox, isWaiting)) === 0) continue
    // Two pets of one mail can move at once.
    await lockName(tx, key)
    if ((await withdrawMail(tx, [key])) === 0) continue
    const unsaid = moved.filter((request) => request.ownerRemindedAt?.getTime() === time)
    await tx
      .update(adoptionRequests)
      .set({ ownerRemindedAt: null })
      .where(
        inArray(
          adoptionRequests.id,
          unsaid.map(({ id }) => id),
        ),
      )
    await remindOfOthers(tx, ownerId, { remindedAt, now })
  }
}

async function remindOfOthers(
  tx: WriteTx,
  ownerId: number,
  times: { remindedAt: Date; now: Date },
): Promise<void> {
  const others = await tx
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(
      and(
        eq(pets.ownerId, ownerId),
        eq(adoptionRequests.status, 'enviada'),
        eq(adoptionRequests.ownerRemindedAt, times.remindedAt),
      ),
    )
    .orderBy(adoptionRequests.id)
  if (others.length === 0) return
  const [owner] = await tx.select(recipientColumns).from(users).where(eq(users.id, ownerId))
  const ids = others.map(({ id }) => id)
  if (owner) await queueReminder(tx, owner, await selectWaiting(tx, ids), times)
}
