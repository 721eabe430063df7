import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, outbox, pets, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { answerRateTag } from '@/lib/platform/bus/cache-tags'
import { groupBy } from '@/lib/platform/collections'
import { overdueMailKey, reminderMailKey } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import type { WriteTx } from '@/lib/platform/write'
import { queueReminder } from './operations'
import { queueOutcomeQuestion } from './outcome-operations'
import { recipientColumns, selectWaiting } from './queries'

/**
 * In the transaction that answers requests of an owner, writes to their adopters or suspends the owner: that there is no
 * answer is not mailed any more, and open requests whose adopter was not told yet count as never overdue: if no answer comes, or
 * an acceptance is undone, they are told later. An ended one stays a request without an answer in time.
 */
export async function withdrawOverdueMails(
  tx: WriteTx,
  ownerId: number,
  requestIds: readonly number[],
): Promise<void> {
  const withdrawn = new Set(await withdrawMail(tx, requestIds.map(overdueMailKey)))
  const untold = requestIds.filter((id) => withdrawn.has(overdueMailKey(id)))
  if (untold.length === 0) return
  await tx
    .update(adoptionRequests)
    .set({ overdueAt: null })
    .where(and(isOneOf(adoptionRequests.id, untold), isOpenSql))
  tx.expire(answerRateTag(ownerId))
}

type Moved = Pick<typeof adoptionRequests.$inferSelect, 'id' | 'ownerRemindedAt'>

/**
 * In the transaction that opens or ends requests of a locked pet, or takes an acceptance further: a reminder of them that has
 * not left leaves without them, and they count as never reminded of.
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
    if ((await withdrawMail(tx, [key])).length === 0) continue
    const unsaid = moved.filter((request) => request.ownerRemindedAt?.getTime() === time)
    const ids = unsaid.map(({ id }) => id)
    await tx.update(adoptionRequests).set({ ownerRemindedAt: null }).where(inArray(adoptionRequests.id, ids))
    await remindOfOthers(tx, ownerId, { remindedAt, now })
  }
}

/** In the transaction that blocks a locked account: what waits to be reminded of for others leaves without what it asked. */
export const withdrawRemindersOfAdopter = (tx: WriteTx, adopterId: number, now: Date): Promise<void> =>
  withdrawRemindersWhere(tx, eq(adoptionRequests.adopterId, adopterId), now)

/** In the transaction that blocks a locked pet: a reminder that waits leaves without its requests. */
export const withdrawRemindersOfPet = (tx: WriteTx, petId: number, now: Date): Promise<void> =>
  withdrawRemindersWhere(tx, eq(pets.id, petId), now)

async function withdrawRemindersWhere(tx: WriteTx, which: SQL, now: Date): Promise<void> {
  const reminded = await tx
    .select({
      id: adoptionRequests.id,
      ownerRemindedAt: adoptionRequests.ownerRemindedAt,
      ownerId: pets.ownerId,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(which, isOpenSql, isNotNull(adoptionRequests.ownerRemindedAt)))
    // Of all owners in one order: each mail is a lock.
    .orderBy(pets.ownerId, adoptionRequests.ownerRemindedAt)
  for (const [ownerId, ofOwner] of groupBy(reminded, (request) => request.ownerId))
    await withdrawReminders(tx, ownerId, ofOwner, now)
}

async function remindOfOthers(
  tx: WriteTx,
  ownerId: number,
  times: { remindedAt: Date; now: Date },
): Promise<void> {
  const others = await tx
    .select({ id: adoptionRequests.id, status: adoptionRequests.status })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(
      and(
        eq(pets.ownerId, ownerId),
        inArray(adoptionRequests.status, ['enviada', 'aceptada']),
        eq(adoptionRequests.ownerRemindedAt, times.remindedAt),
      ),
    )
    .orderBy(adoptionRequests.id)
  if (others.length === 0) return
  const [owner] = await tx.select(recipientColumns).from(users).where(eq(users.id, ownerId))
  if (!owner) return
  // A mail is of one kind: what an owner is asked about accepted requests leaves on another day.
  const queue = others.every(({ status }) => status === 'aceptada') ? queueOutcomeQuestion : queueReminder
  const ids = others.map(({ id }) => id)
  await queue(tx, owner, await selectWaiting(tx, ids), times)
}

/** In the transaction that suspends a locked account: neither is it reminded, nor are those who ask for its pets told. */
export async function withdrawClockMailsOf(tx: WriteTx, ownerId: number): Promise<void> {
  const waiting = await tx
    .select({ id: adoptionRequests.id, ownerRemindedAt: adoptionRequests.ownerRemindedAt })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(eq(pets.ownerId, ownerId), isOpenSql))
  const reminders = waiting.flatMap(({ ownerRemindedAt }) =>
    ownerRemindedAt ? reminderMailKey(ownerId, ownerRemindedAt) : [],
  )
  await withdrawMail(tx, [...new Set(reminders)])
  const ids = waiting.map(({ id }) => id)
  await withdrawOverdueMails(tx, ownerId, ids)
}
