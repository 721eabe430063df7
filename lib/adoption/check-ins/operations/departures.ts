import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, pets } from '@/db/schema'
import { checkInMailKey } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'

/** Withdraws the questions about the adoptions of an account, by it or of its pets, which go with it. */
export const withdrawCheckInMailsOf = (tx: Db, accountId: number): Promise<void> =>
  withdrawUnanswered(tx, or(eq(adoptionRequests.adopterId, accountId), eq(pets.ownerId, accountId)))

/** Withdraws the questions that an account would be asked. */
export const withdrawOwnCheckInMails = (tx: Db, adopterId: number): Promise<void> =>
  withdrawUnanswered(tx, eq(adoptionRequests.adopterId, adopterId))

async function withdrawUnanswered(tx: Db, which: SQL | undefined): Promise<void> {
  const unanswered = await tx
    .select({ requestId: adoptionCheckIns.requestId, day: adoptionCheckIns.day })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(which, isNull(adoptionCheckIns.answer)))
  await withdrawMail(
    tx,
    unanswered.map(({ requestId, day }) => checkInMailKey(requestId, day)),
  )
}
