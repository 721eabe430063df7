import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { adoptionMessages, reports } from '@/db/schema'
import type { Side } from '@/lib/adoption/requests/transitions'
import { reportConversation } from '@/lib/moderation/reports/operations'
import { askedPet } from './adoptions'

/** Adds a message to the conversation of a request. @returns its id. */
export async function addMessage(requestId: number, side: Side, body: string, createdAt = new Date()) {
  const [row] = await db
    .insert(adoptionMessages)
    .values({ requestId, side, body, createdAt })
    .returning({ id: adoptionMessages.id })
  return row?.id ?? 0
}

/** A request whose owner asks its adopter for money, and the other way round. */
export async function askedForMoney() {
  const { owner, pet, adopters, requests } = await askedPet()
  const [adopter = owner, requestId = 0] = [adopters[0], requests[0]]
  const ofOwner = await addMessage(requestId, 'owner', 'Para apartarlo, consígname hoy.')
  const ofAdopter = await addMessage(requestId, 'adopter', 'Mejor págame tú.')
  return { owner, adopter, pet, requestId, ofOwner, ofAdopter }
}

type Person = Pick<Awaited<ReturnType<typeof askedForMoney>>['owner'], 'newContext'>

export const reportMessage = (person: Person, requestId: number, messageId: number | null = null) =>
  reportConversation(person.newContext(), {
    requestId,
    messageId,
    reason: 'dinero',
    details: 'Pide un adelanto.',
  })

/** The id of the only open report of a conversation. */
export async function openReportOf(requestId: number): Promise<number> {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.requestId, requestId), eq(reports.status, 'abierto')))
  return row?.id ?? 0
}
