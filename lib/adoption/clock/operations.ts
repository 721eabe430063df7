import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { adoptionRequests, foundations, users } from '@/db/schema'
import { isUndecidedSql } from '@/lib/adoption/condition-queries'
import { listSimilarForMail } from '@/lib/adoption/similar-queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { answerRateTag } from '@/lib/platform/bus/cache-tags'
import { groupBy } from '@/lib/platform/collections'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { logError } from '@/lib/platform/log'
import { overdueMailKey, reminderMailKey } from '@/lib/platform/outbox/keys'
import { enqueueMail, enqueueMails, type NewMail } from '@/lib/platform/outbox/operations'
import {
  type OwnerRequests,
  requestOverdueMail,
  unopenedRequestsMail,
} from '@/lib/platform/outbox/templates/adoption-clock'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import { DASHBOARD_REQUESTS, requestPath } from '@/lib/text/routes'
import { firstName, publisherName } from '@/lib/text/text'
import { zoneOf } from '@/lib/text/time-zones'
import {
  isAnswerOverdue,
  isReminderDue,
  listDueRequests,
  listOwnersWaitedFor,
  type Recipient,
  recipientColumns,
  selectWaiting,
} from './queries'
import { CLOCK } from './rules'

const OWNERS_PER_RUN = 1000
/** The rest follows in the next day's mail. */
const REQUESTS_PER_MAIL = 40
const OVERDUE_PER_OWNER = 200

interface Owner extends Recipient {
  foundation: string | null
}

/** What a run queued; nothing is sent before the recipient's morning. */
interface ClockRun {
  reminderMails: number
  requestsReminded: number
  /** Requests that are overdue now, each with a mail to its adopter. */
  overdue: number
}

/**
 * Reminds owners of requests unopened for 72 hours, and tells adopters who got no answer for seven days, once each.
 * Safe to run concurrently; a failure with one owner is logged and does not affect the others.
 */
export async function runAnswerClock(ctx: WriteContext): Promise<ClockRun> {
  const { db, now } = ctx
  const run = { reminderMails: 0, requestsReminded: 0, overdue: 0 }
  for (const ownerId of await listOwnersWaitedFor(db, now, OWNERS_PER_RUN)) {
    try {
      const { reminded, overdue } = await write(ctx, (tx) => processOwner(tx, ownerId, now))
      run.requestsReminded += reminded
      if (reminded > 0) run.reminderMails++
      run.overdue += overdue
    } catch (error) {
      logError('requests of an owner', error)
    }
  }
  return run
}

/** Concurrent runs and answers wait for the owner's row; a request that was answered meanwhile is skipped. */
async function processOwner(tx: WriteTx, ownerId: number, now: Date) {
  const [owner] = await tx
    .select({ ...recipientColumns, foundation: foundations.name })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(and(eq(users.id, ownerId), eq(users.active, true)))
    .for('no key update', { of: users })
  if (!owner) return { reminded: 0, overdue: 0 }
  return { reminded: await remindOwner(tx, owner, now), overdue: await mailOverdue(tx, owner, now) }
}

async function remindOwner(tx: WriteTx, owner: Owner, now: Date): Promise<number> {
  const due = await listDueRequests(tx, owner.id, isReminderDue(tx, now), REQUESTS_PER_MAIL)
  if (due.length === 0) return 0
  const isUnsaid = and(eq(adoptionRequests.status, 'enviada'), isNull(adoptionRequests.ownerRemindedAt))
  const waiting = await mark(tx, due, { ownerRemindedAt: now }, isUnsaid)
  if (waiting.length > 0) await queueReminder(tx, owner, waiting, { remindedAt: now, now })
  return waiting.length
}

type Waiting = Awaited<ReturnType<typeof selectWaiting>>

/** @returns what the mails about those say that another run has not marked. */
async function mark(
  tx: WriteTx,
  due: number[],
  time: Pick<typeof adoptionRequests.$inferInsert, 'ownerRemindedAt' | 'overdueAt'>,
  isUnmarked: SQL | undefined,
): Promise<Waiting> {
  const marked = await tx
    .update(adoptionRequests)
    .set(time)
    .where(and(inArray(adoptionRequests.id, due), isUnmarked))
    .returning({ id: adoptionRequests.id })
  const ids = marked.map(({ id }) => id)
  return selectWaiting(tx, ids)
}

interface ReminderTimes {
  remindedAt: Date
  now: Date
}

/** Queues a mail to an owner about some of their requests, of which there is one at least: for the morning, one a day. */
export async function queueOwnerMail(
  tx: WriteTx,
  owner: Recipient,
  waiting: Waiting,
  { remindedAt, now }: ReminderTimes,
  contentOf: (told: OwnerRequests) => MailContent,
): Promise<void> {
  const petIds = [...new Set(waiting.map(({ pet }) => pet.id))]
  const pictures = await findMailPictures(tx, petIds)
  const requests = waiting.map(({ id, pet, adopter }) => ({
    adopter: firstName(adopter.name),
    pet: pet.name,
    picture: pictures.get(pet.id),
    url: absoluteUrl(requestPath(id)),
  }))
  const content = contentOf({ name: owner.name, requests, requestsUrl: absoluteUrl(DASHBOARD_REQUESTS) })
  const about = { accounts: waiting.map(({ adopter }) => adopter.id), pets: petIds }
  const key = reminderMailKey(owner.id, remindedAt)
  await enqueueMail(tx, { to: owner.email, content, now, quietZone: zoneOf(owner), key, about })
}

/** Queues the mail about an owner's unopened requests, of which there is one at least. */
export const queueReminder = (tx: WriteTx, owner: Recipient, waiting: Waiting, times: ReminderTimes) =>
  queueOwnerMail(tx, owner, waiting, times, (told) =>
    unopenedRequestsMail({ ...told, days: { unopened: CLOCK.remindHours / 24, answer: CLOCK.answerDays } }),
  )

async function mailOverdue(tx: WriteTx, owner: Owner, now: Date): Promise<number> {
  const due = await listDueRequests(tx, owner.id, isAnswerOverdue(tx, now), OVERDUE_PER_OWNER)
  if (due.length === 0) return 0
  const isUntold = and(isUndecidedSql, isNull(adoptionRequests.overdueAt))
  const waiting = await mark(tx, due, { overdueAt: now }, isUntold)
  const pictures = await findMailPictures(tx, [...new Set(waiting.map(({ pet }) => pet.id))])
  const mails: NewMail[] = []
  for (const ofPet of groupBy(waiting, ({ pet }) => pet.id).values()) {
    const [first] = ofPet
    const homes = ofPet.map(({ adopter }) => adopter)
    const similarTo = first ? await listSimilarForMail(tx, first.pet, homes, owner.id) : []
    for (const [at, { id, status, pet, adopter }] of ofPet.entries()) {
      const similar = similarTo[at] ?? []
      const content = requestOverdueMail({
        name: adopter.name,
        pet: pet.name,
        picture: pictures.get(pet.id),
        url: absoluteUrl(requestPath(id)),
        publisher: publisherName(owner),
        similar,
        wasOpened: status !== 'enviada',
        days: CLOCK.answerDays,
      })
      const about = { accounts: [owner.id], pets: [pet.id, ...similar.map((other) => other.id)] }
      const key = overdueMailKey(id)
      mails.push({ to: adopter.email, content, now, quietZone: zoneOf(adopter), key, about })
    }
  }
  await enqueueMails(tx, mails)
  if (waiting.length > 0) tx.expire(answerRateTag(owner.id))
  return waiting.length
}
