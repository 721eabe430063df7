import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, pets } from '@/db/schema'
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
