import { and, eq, inArray } from 'drizzle-orm'
import { adoptionRequests, users } from '@/db/schema'
import { logError } from '@/lib/platform/log'
import { acceptedLongAgoMail } from '@/lib/platform/outbox/templates/adoption-clock'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import { queueOwnerMail, type queueReminder } from './operations'
import { listDueOutcomes, listOwnersToAsk } from './outcome-queries'
import { recipientColumns, selectWaiting } from './queries'
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
export const queueOutcomeQuestion: typeof queueReminder = (tx, owner, accepted, times) =>
  queueOwnerMail(tx, owner, accepted, times, (told) =>
    acceptedLongAgoMail({ ...told, weeks: OUTCOME.askDays / 7 }),
  )
