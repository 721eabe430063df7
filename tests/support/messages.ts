import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { adoptionMessages, outbox } from '@/db/schema'
import { readConversation } from '@/lib/adoption/conversation/operations/read'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { askedPet, emailOf } from './adoptions'
import type { makePerson } from './context'

type Person = Awaited<ReturnType<typeof makePerson>>

/** The two sides of a request that is open, and what they do in its conversation. */
export async function openConversation(petOverrides: Parameters<typeof askedPet>[1] = {}) {
  const { owner, pet, adopters, requests } = await askedPet(1, petOverrides)
  const [adopter, requestId] = [adopters[0], requests[0]]
  if (!adopter || !requestId) throw new Error('Nobody asked')
  const write = (person: Person, body: string, now = new Date()) =>
    sendMessage({ ...person.newContext(), now }, { requestId, body })
  const read = (person: Person, { ahead = false, before = null as number | null, now = new Date() } = {}) =>
    readConversation({ ...person.newContext(), now }, requestId, { ahead, before })
  return { owner, pet, adopter, requestId, write, read }
}

export const messagesOf = (requestId: number) =>
  db
    .select()
    .from(adoptionMessages)
    .where(eq(adoptionMessages.requestId, requestId))
    .orderBy(asc(adoptionMessages.id))

/** The mails that tell a person of messages, sent or waiting. */
export async function messageMailsTo(person: Pick<Person, 'id'>) {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, await emailOf(person)))
    .orderBy(asc(outbox.id))
  return rows.filter(({ subject }) => subject.includes('te escribió sobre'))
}

/** What a refused operation says; null when it was not refused. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, message, fields }) => ({ code, message, fields }),
  )
