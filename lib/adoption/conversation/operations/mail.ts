import { and, asc, eq, exists, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, outbox, pets, users } from '@/db/schema'
import { isOfSide, owners, unreadBy } from '@/lib/adoption/condition-queries'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { findPeople, type Person } from '@/lib/adoption/requests/operations/people'
import { keyOfMessage, messageMailKey } from '@/lib/adoption/requests/operations/withdraw-mails'
import { ENDED } from '@/lib/adoption/requests/policy'
import { replyAddress } from '@/lib/adoption/requests/reply-address'
import { otherSide, type Side } from '@/lib/adoption/requests/transitions'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail, withdrawMail } from '@/lib/platform/outbox/operations'
import { newMessageMail } from '@/lib/platform/outbox/templates/conversation'
import type { WriteTx } from '@/lib/platform/write'
import { DAY_MS, daysBefore, MINUTE_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { latestMessagesPath } from '@/lib/text/routes'
import { zoneOf } from '@/lib/text/time-zones'

/** Whoever has the conversation open reads a message before its mail leaves, and gets none. */
const WAITS_MS = 5 * MINUTE_MS

interface Letter {
  id: number
  requestId: number
  requestedAt: Date
  body: string
  side: Side
  /** Others that are unread, too, and not in this mail. */
  hasEarlier?: boolean
  petId: number
  pet: string
  author: Person
  reader: Person
  now: Date
}

/** A mail that was given up told nothing. */
const isMailed = sql<boolean>`exists (select 1 from ${outbox}
  where ${outbox.idempotencyKey} = ${messageMailKey} and ${outbox.failedAt} is null)`

/** Tells the other side of a message, minutes later and never at night; `withdrawMessageMails` takes it back. */
export async function mailMessage(tx: WriteTx, letter: Letter): Promise<void> {
  const { id, requestId, requestedAt, body, side, hasEarlier, petId, pet, author, reader, now } = letter
  const content = newMessageMail({
    name: reader.greeting,
    author: author.shortName,
    pet,
    picture: await findMailPicture(tx, petId),
    text: body,
    hasEarlier,
    url: absoluteUrl(latestMessagesPath(requestId)),
    isToOwner: side === 'adopter',
    replyTo: replyAddress({ id: requestId, createdAt: requestedAt }, otherSide(side)),
  })
  await enqueueMail(tx, {
    to: reader.email,
    content,
    now,
    key: keyOfMessage(id),
    push: {
      title: `${author.shortName} te escribió`,
      body: `Sobre ${pet}`,
      path: latestMessagesPath(requestId),
      topic: `mensajes-${requestId}`,
      mailsAfterHours: 24,
    },
    about: { accounts: [author.id], pets: [petId] },
    notBefore: new Date(now.getTime() + WAITS_MS),
    quietZone: zoneOf(reader),
  })
}

interface Told {
  requestId: number
  side: Side
}

/**
 * Tells of the first message of one side that the other has not seen, unless either is suspended. The caller holds the
 * lock of the conversation. Nothing where that message has its mail.
 */
export async function mailFirstUnread(tx: WriteTx, { requestId, side }: Told, now: Date): Promise<void> {
  const [next] = await tx
    .select({
      id: adoptionMessages.id,
      body: adoptionMessages.body,
      requestedAt: adoptionRequests.createdAt,
      petId: pets.id,
      pet: pets.name,
      ownerId: pets.ownerId,
      adopterId: adoptionRequests.adopterId,
      isMailed,
    })
    .from(adoptionMessages)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionMessages.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .where(
      and(
        eq(adoptionMessages.requestId, requestId),
        unreadBy(otherSide(side)),
        isNull(users.suspendedAt),
        isNull(owners.suspendedAt),
      ),
    )
    .orderBy(asc(adoptionMessages.id))
    .limit(1)
  if (!next || next.isMailed) return
  const { ownerId, adopterId, isMailed: _, ...message } = next
  const people = await findPeople(tx, [ownerId, adopterId])
  const [owner, adopter] = [people.get(ownerId), people.get(adopterId)]
  if (!owner || !adopter) return
  const [author, reader] = side === 'owner' ? [owner, adopter] : [adopter, owner]
  // One that was given up has the key.
  await withdrawMail(tx, [keyOfMessage(next.id)])
  await mailMessage(tx, { ...message, requestId, side, author, reader, now })
}

/** Whether a mail about unread messages of one side waits, or has left within the last day. One that was given up told nothing. */
export async function isToldLately(tx: WriteTx, { requestId, side }: Told, now: Date): Promise<boolean> {
  const waits = and(isNull(outbox.sentAt), isNull(outbox.failedAt))
  const isLate = or(waits, gt(outbox.sentAt, new Date(now.getTime() - DAY_MS)))
  const [mail] = await tx
    .select({ id: outbox.id })
    .from(adoptionMessages)
    .innerJoin(outbox, eq(outbox.idempotencyKey, messageMailKey))
    .where(and(eq(adoptionMessages.requestId, requestId), unreadBy(otherSide(side)), isLate))
    .limit(1)
  return mail !== undefined
}

/**
 * In the transaction that delivers an answer by mail: its writer has read what they were mailed of the other `side`, and is told
 * what was written after that. The caller holds the lock of the conversation.
 */
export async function readByMail(tx: WriteTx, { requestId, side }: Told, now: Date): Promise<void> {
  const hasLeft = sql`${outbox.idempotencyKey} = ${messageMailKey} and ${outbox.sentAt} is not null`
  const read = await tx
    .update(adoptionMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(adoptionMessages.requestId, requestId),
        unreadBy(otherSide(side)),
        exists(tx.select({ one: sql`1` }).from(outbox).where(hasLeft)),
      ),
    )
    .returning({ id: adoptionMessages.id })
  if (read.length > 0) await mailFirstUnread(tx, { requestId, side }, now)
}

interface Suspended {
  accountId: number
  suspendedAt: Date
}

/**
 * In the transaction that restores a locked account: what its suspension kept from being mailed is mailed after all, where
 * the two sides can still write.
 */
export async function mailWithheldMessages(tx: WriteTx, suspended: Suspended, now: Date): Promise<void> {
  const ids = new Set((await listWithheld(tx, suspended, now)).map(({ requestId }) => requestId))
  for (const requestId of ids) {
    await lockConversation(tx, requestId)
    // Without what was read until then.
    for (const told of await listWithheld(tx, suspended, now, requestId)) await mailFirstUnread(tx, told, now)
  }
}

/** A day for a notice on a device, and a night: then the mail of a message has left as a rule. */
const LONGEST_WAIT_MS = 1.5 * DAY_MS

/** The outbox knows what was mailed for `RETENTION_DAYS.mail`; of what is older, what came long before the suspension was. */
async function listWithheld(tx: Db, { accountId, suspendedAt }: Suspended, now: Date, requestId?: number) {
  const known = daysBefore(now, RETENTION_DAYS.mail)
  const since = Math.min(suspendedAt.getTime() - LONGEST_WAIT_MS, known.getTime())
  const first = await tx
    .selectDistinctOn([adoptionMessages.requestId, adoptionMessages.side], {
      requestId: adoptionMessages.requestId,
      side: adoptionMessages.side,
      createdAt: adoptionMessages.createdAt,
      isMailed,
    })
    .from(adoptionMessages)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionMessages.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(
      and(
        isOfSide(accountId),
        requestId === undefined ? undefined : eq(adoptionRequests.id, requestId),
        notInArray(adoptionRequests.status, [...ENDED]),
        isNull(adoptionMessages.readAt),
        isNull(adoptionMessages.hiddenAt),
      ),
    )
    .orderBy(adoptionMessages.requestId, adoptionMessages.side, adoptionMessages.id)
  return first.filter((message) => message.createdAt.getTime() > since && !message.isMailed)
}
