import { and, eq, inArray } from 'drizzle-orm'
import { adoptionRequests, users } from '@/db/schema'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { logError } from '@/lib/platform/log'
import { reminderMailKey } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { acceptedLongAgoMail } from '@/lib/platform/outbox/templates/adoption-clock'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import { DASHBOARD_REQUESTS, requestPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { zoneOf } from '@/lib/text/time-zones'
import { listDueOutcomes, listOwnersToAsk } from './outcome-queries'
import { type Recipient, recipientColumns, selectWaiting } from './queries'
import { OUTCOME } from './rules'

const OWNERS_PER_RUN = 1000
/** The rest follows in the next day's mail. */
const REQUESTS_PER_MAIL = 40

/**
 * Asks owners how adoptions ended that they accepted long ago and never concluded (`OUTCOME`); nothing else happens to them.
 * Safe to run concurrently; a failure with one owner is logged and does not affect the others. @returns how many requests
 * were asked about.
 */
export async function runOutcomeQuestions(ctx: WriteContext): Promise<number> {
  const { db, now } = ctx
  let asked = 0
  for (const ownerId of await listOwnersToAsk(db, now, OWNERS_PER_RUN)) {
    try {
      asked += await write(ctx, (tx) => askOwner(tx, ownerId, now))
    } catch (error) {
      logError('accepted requests of an owner', error)
    }
  }
  return asked
}

/** Concurrent runs and answers wait for the owner's row; a request that was concluded or undone meanwhile is skipped. */
async function askOwner(tx: WriteTx, ownerId: number, now: Date): Promise<number> {
  const [owner] = await tx
    .select(recipientColumns)
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.active, true)))
    .for('no key update')
  if (!owner) return 0
  const due = await listDueOutcomes(tx, ownerId, now, REQUESTS_PER_MAIL)
  if (due.length === 0) return 0
  const marked = await tx
    .update(adoptionRequests)
    .set({ ownerRemindedAt: now })
    .where(and(inArray(adoptionRequests.id, due), eq(adoptionRequests.status, 'aceptada')))
    .returning({ id: adoptionRequests.id })
  if (marked.length === 0) return 0
  const ids = marked.map(({ id }) => id)
  await queueOutcomeQuestion(tx, owner, await selectWaiting(tx, ids), { remindedAt: now, now })
  return marked.length
}

/** Queues the mail about an owner's accepted requests, of which there is one at least. */
export async function queueOutcomeQuestion(
  tx: WriteTx,
  owner: Recipient,
  accepted: Awaited<ReturnType<typeof selectWaiting>>,
  { remindedAt, now }: { remindedAt: Date; now: Date },
): Promise<void> {
  const petIds = accepted.map(({ pet }) => pet.id)
  const pictures = await findMailPictures(tx, petIds)
  const content = acceptedLongAgoMail({
    name: owner.name,
    accepted: accepted.map(({ id, pet, adopter }) => ({
      adopter: firstName(adopter.name),
      pet: pet.name,
      picture: pictures.get(pet.id),
      url: absoluteUrl(requestPath(id)),
    })),
    requestsUrl: absoluteUrl(DASHBOARD_REQUESTS),
    weeks: OUTCOME.askDays / 7,
  })
  const about = { accounts: accepted.map(({ adopter }) => adopter.id), pets: petIds }
  const key = reminderMailKey(owner.id, remindedAt)
  await enqueueMail(tx, { to: owner.email, content, now, quietZone: zoneOf(owner), key, about })
}
