import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { adoptionMessages } from '@/db/schema'
import { withdrawOverdueMails } from '@/lib/adoption/clock/withdraw-operations'
import { unreadBy } from '@/lib/adoption/condition-queries'
import { messageRefusal, TOO_MANY_UNREAD, writingSentence } from '@/lib/adoption/conversation/copy'
import {
  findMessageIssue,
  findSplitIssue,
  judgeWriting,
  UNREAD_IN_A_ROW,
} from '@/lib/adoption/conversation/policy'
import { findWritingFacts, listRecentBodies } from '@/lib/adoption/conversation/queries'
import type { MessageInput } from '@/lib/adoption/conversation/schema'
import { lockConversation, lockRequest } from '@/lib/adoption/requests/operations/lock'
import { moveRequests } from '@/lib/adoption/requests/operations/moves'
import { findPeople } from '@/lib/adoption/requests/operations/people'
import { otherSide, type Side } from '@/lib/adoption/requests/transitions'
import { requireOwnPet } from '@/lib/pets/policy'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields, TooManyRequests } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '@/lib/text/durations'
import { isToldLately, mailMessage, readByMail } from './mail'

/** The same words again within this time, with nothing in between, are a double click or a retry. */
const REPEATED_MS = MINUTE_MS

interface Sent {
  id: number
  created: boolean
}

/**
 * Sends a message to the other side of a request, who gets a mail unless one of the last day tells of what is unread. An owner who
 * writes has looked: a request that was unopened is in review.
 * @throws DomainError unauthenticated, forbidden; not_found, also for strangers; conflict where nobody writes any more;
 *   invalid (`body`) for contacts before they are shared, and for money; TooManyRequests.
 * @param mailId of the mail it came by, which is taken once
 */
export async function sendMessage(
  ctx: Context,
  { requestId, body }: MessageInput,
  mailId: string | null = null,
): Promise<Sent> {
  const accountId = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.messageAccount, accountId)
  return write(ctx, (tx) => writeMessage(tx, ctx, { requestId, body, accountId, mailId }))
}

type Given = MessageInput & { accountId: number; mailId: string | null }

async function writeMessage(
  tx: WriteTx,
  { actor, now }: Context,
  { requestId, body, accountId, mailId }: Given,
): Promise<Sent> {
  const { request, pet } = await lockRequest(tx, requestId, accountId)
  const side: Side = pet.ownerId === accountId ? 'owner' : 'adopter'
  if (side === 'owner') requireOwnPet(actor, pet)
  await lockConversation(tx, requestId)
  const last = await findLast(tx, requestId)
  if (last && last.side === side && last.body === body && isRecent(last.createdAt, now))
    return { id: last.id, created: false }
  const [taken] = mailId === null ? [] : await listByMail(tx, mailId)
  if (taken) return { id: taken.id, created: false }
  const people = await findPeople(tx, [pet.ownerId, request.adopterId])
  const [owner, adopter] = [people.get(pet.ownerId), people.get(request.adopterId)]
  if (!owner || !adopter) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  const [author, reader] = side === 'owner' ? [owner, adopter] : [adopter, owner]
  const names = { side, other: reader.shortName }
  const { status } = request
  const facts = await findWritingFacts(tx, requestId, side)
  const writing = judgeWriting({ status, ...facts })
  if (writing !== 'may') throw new DomainError('conflict', writingSentence(writing, { ...names, status }))
  const earlier = [
    ...firstWords(request, side, now),
    ...(await listRecentBodies(tx, { requestId, side, now })),
  ]
  const issue = findMessageIssue(body, status) ?? findSplitIssue(body, earlier, status)
  if (issue) throw invalidFields({ body: messageRefusal(issue, names) })
  const unread = await tx.$count(
    adoptionMessages,
    and(eq(adoptionMessages.requestId, requestId), unreadBy(otherSide(side))),
  )
  if (unread >= UNREAD_IN_A_ROW) throw new TooManyRequests(HOUR_SECONDS, TOO_MANY_UNREAD)
  if (side === 'owner') {
    await moveRequests(tx, pet, { event: 'open', ids: [requestId] }, { actorId: accountId, now })
    await withdrawOverdueMails(tx, accountId, [requestId])
  }
  const [message] = await tx
    .insert(adoptionMessages)
    .values({ requestId, side, authorId: accountId, body, createdAt: now, mailId })
    .returning({ id: adoptionMessages.id })
  if (!message) throw new Error('The message was not written')
  if (mailId !== null) await readByMail(tx, { requestId, side: otherSide(side) }, now)
  const hasEarlier = unread > 0
  if (!hasEarlier || !(await isToldLately(tx, { requestId, side }, now)))
    await mailMessage(tx, {
      hasEarlier,
      ...{ id: message.id, requestId, requestedAt: request.createdAt, body, side },
      ...{ petId: pet.id, pet: pet.name, author, reader, now },
    })
  return { id: message.id, created: true }
}

/** What the adopter sent with the request, which is read together with the messages of its first hour. */
const firstWords = (request: { message: string | null; createdAt: Date }, side: Side, now: Date): string[] =>
  side === 'adopter' && request.message !== null && now.getTime() - request.createdAt.getTime() < HOUR_MS
    ? [request.message]
    : []

const listByMail = (tx: Tx, mailId: string) =>
  tx.select({ id: adoptionMessages.id }).from(adoptionMessages).where(eq(adoptionMessages.mailId, mailId))

async function findLast(tx: Tx, requestId: number) {
  const [last] = await tx
    .select()
    .from(adoptionMessages)
    .where(eq(adoptionMessages.requestId, requestId))
    .orderBy(desc(adoptionMessages.id))
    .limit(1)
  return last
}

const isRecent = (time: Date, now: Date) => now.getTime() - time.getTime() < REPEATED_MS
