import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { adoptionCheckIns, adoptionRequests, pets } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { checkInMailKey } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import type { WriteTx } from '@/lib/platform/write'

/** In the transaction that ends the block of a locked account: as `askAnewOfPet`, for its adoptions and those of its pets. */
export const askAnewOf = (tx: WriteTx, accountId: number): Promise<void> => askAnew(tx, isOfSide(accountId))

/**
 * In the transaction that ends the block of a locked pet: a question that it held back does not leave, late and with the days of
 * then, and counts as not asked. What is still due is asked anew.
 */
export const askAnewOfPet = (tx: WriteTx, petId: number): Promise<void> => askAnew(tx, eq(pets.id, petId))

async function askAnew(tx: WriteTx, which: SQL | undefined): Promise<void> {
  const asked = await tx
    .select({ requestId: adoptionCheckIns.requestId, day: adoptionCheckIns.day })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(which, isNull(adoptionCheckIns.answer)))
  const keyOf = ({ requestId, day }: (typeof asked)[number]) => checkInMailKey(requestId, day)
  const withdrawn = new Set(await withdrawMail(tx, asked.map(keyOf)))
  for (const checkIn of asked) {
    if (!withdrawn.has(keyOf(checkIn))) continue
    const { requestId, day } = checkIn
    await tx
      .delete(adoptionCheckIns)
      .where(and(eq(adoptionCheckIns.requestId, requestId), eq(adoptionCheckIns.day, day)))
  }
}
