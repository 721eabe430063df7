import { and, asc, eq } from 'drizzle-orm'
import { adoptionMessages, adoptionRequests, pets } from '@/db/schema'
import { findPeople } from '@/lib/adoption/requests/operations/mails'
import { otherSide, unreadBy } from '@/lib/adoption/requests/row-queries'
import type { WriteTx } from '@/lib/platform/write'
import { mailMessage, withdrawMessageMails } from './mail'

/**
 * Hides a message from both sides. A mail about it that has not left does not leave; the next message that its reader has
 * not seen is told instead. The caller decides who may, and holds the lock of the conversation.
 */
export async function hideMessage(tx: WriteTx, messageId: number, now: Date): Promise<void> {
  await tx.update(adoptionMessages).set({ hiddenAt: now }).where(eq(adoptionMessages.id, messageId))
  if ((await withdrawMessageMails(tx, [messageId])) > 0) await mailNextUnread(tx, messageId, now)
}

async function mailNextUnread(tx: WriteTx, hiddenId: number, now: Date): Promise<void> {
  const [hidden] = await tx
    .select({
      side: adoptionMessages.side,
      requestId: adoptionMessages.requestId,
      requestedAt: adoptionRequests.createdAt,
      petId: pets.id,
      pet: pets.name,
      ownerId: pets.ownerId,
      adopterId: adoptionRequests.adopterId,
    })
    .from(adoptionMessages)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionMessages.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(adoptionMessages.id, hiddenId))
  if (!hidden) return
  const { side, requestId, requestedAt, petId, pet, ownerId, adopterId } = hidden
  const [next] = await tx
    .select({ id: adoptionMessages.id, body: adoptionMessages.body })
    .from(adoptionMessages)
    .where(and(eq(adoptionMessages.requestId, requestId), unreadBy(otherSide(side))))
    .orderBy(asc(adoptionMessages.id))
    .limit(1)
  const people = await findPeople(tx, [ownerId, adopterId])
  const [owner, adopter] = [people.get(ownerId), people.get(adopterId)]
  if (!next || !owner || !adopter) return
  const [author, reader] = side === 'owner' ? [owner, adopter] : [adopter, owner]
  await mailMessage(tx, { ...next, requestId, requestedAt, side, petId, pet, author, reader, now })
}
