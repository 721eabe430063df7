import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionMessages, adoptionRequests, pets } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { allCheckInMailKeys } from '@/lib/platform/outbox/keys'
import { withdrawMail } from '@/lib/platform/outbox/operations'

const KEY = 'message:'
export const keyOfMessage = (messageId: number) => `${KEY}${messageId}`
/** Key of a message's mail, in a query of messages. */
export const messageMailKey = sql<string>`${KEY}::text || ${adoptionMessages.id}`

/** Withdraws the mails that tell of messages. @param which of messages, requests and pets */
export const withdrawMessageMails = (tx: Db, which: SQL | undefined): Promise<string[]> =>
  withdrawMail(
    tx,
    tx
      .select({ key: messageMailKey })
      .from(adoptionMessages)
      .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionMessages.requestId))
      .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
      .where(which),
  )

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

/**
 * In the transaction that deletes or suspends an account: neither messages by it or to it are mailed any more, nor questions
 * about adoptions by it or of its pets, and what tells of the answers.
 */
export async function withdrawAdoptionMailsOf(tx: Db, accountId: number): Promise<void> {
  await withdrawMessageMails(tx, isOfSide(accountId))
  await withdrawCheckInMails(tx, isOfSide(accountId))
}

/** Withdraws the questions that an account would be asked. */
export const withdrawOwnCheckInMails = (tx: Db, adopterId: number): Promise<void> =>
  withdrawCheckInMails(tx, and(eq(adoptionRequests.adopterId, adopterId), isNull(adoptionCheckIns.answer)))
