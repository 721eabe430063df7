import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, pets } from '@/db/schema'
import { mailKeysOfCheckIn } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'

/** Withdraws the questions about the adoptions of an account, by it or of its pets, which go with it, and what tells of the answers. */
export const withdrawCheckInMailsOf = (tx: Db, accountId: number): Promise<void> =>
  withdrawMails(tx, or(eq(adoptionRequests.adopterId, accountId), eq(pets.ownerId, accountId)))

/** Withdraws the questions that an account would be asked. */
export const withdrawOwnCheckInMails = (tx: Db, adopterId: number): Promise<void> =>
  withdrawMails(tx, and(eq(adoptionRequests.adopterId, adopterId), isNull(adoptionCheckIns.answer)))

async function withdrawMails(tx: Db, which: SQL | undefined): Promise<void> {
  const asked = await tx
    .select({
      requestId: adoptionCheckIns.requestId,
      day: adoptionCheckIns.day,
      answeredAt: adoptionCheckIns.answeredAt,
    })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(which)
  await withdrawMail(tx, asked.flatMap(mailKeysOfCheckIn))
}
