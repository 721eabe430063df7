import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, pets } from '@/db/schema'
import { allCheckInMailKeys } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'

/** Withdraws the mails that ask about adoptions, and those that tell of an answer. @param which of check-ins, requests and pets */
export async function withdrawCheckInMails(tx: Db, which: SQL | undefined): Promise<void> {
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
  await withdrawMail(tx, asked.flatMap(allCheckInMailKeys))
}
