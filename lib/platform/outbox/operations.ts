import { randomUUID } from 'node:crypto'
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox } from '@/db/schema'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import type { PushNotice } from '@/lib/platform/push/dto'
import type { WriteContext, WriteTx } from '@/lib/platform/write'
import { isHeldBack, isMailTo, tellsOfBlocked } from './queries'
import { seal } from './sealing'

export interface NewMail {
  to: string
  content: MailContent
  now: Date
  /** IANA zone of the recipient: from 22 to 8 there the mail waits for the morning. Absent: it goes at any hour. */
  quietZone?: string
  /** When it may go at the earliest; `now` if absent. */
  notBefore?: Date
  /**
   * Handle for `withdrawMail`, unique while the row exists (`RETENTION_DAYS.mail` after it was sent): a second mail with it fails
   * the write. Random if absent. Made in `./keys`.
   */
  key?: string
  /** Tells the same on the recipient's devices, before the mail. */
  push?: PushNotice
  /** Whom it tells of besides its recipient: it waits while one of them is blocked. Pets stand for their owners, too. */
  about?: { accounts?: readonly number[]; pets?: readonly number[] }
}

/** Queues a mail, which is sent if and only if the write commits. */
export const enqueueMail = (tx: WriteTx, mail: NewMail): Promise<void> => enqueueMails(tx, [mail])

/** A mail has a parameter for each column, and a statement takes 65,535. */
const MAILS_AT_ONCE = 1000

/** Queues mails in few statements, for writes that hold locks. */
export async function enqueueMails(tx: WriteTx, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  for (let at = 0; at < mails.length; at += MAILS_AT_ONCE)
    await tx.insert(outbox).values(mails.slice(at, at + MAILS_AT_ONCE).map(toRow))
  tx.afterCommit(deliverMail)
}

/** Sends what waits. The worker is loaded only then: the command line leaves it to a server. */
export async function deliverMail({ db }: WriteContext): Promise<void> {
  const { deliverWaiting } = await import('./mail-worker')
  await deliverWaiting(db)
}

function toRow(mail: NewMail): typeof outbox.$inferInsert {
  const { to, content, now, quietZone, notBefore = now, key = randomUUID(), push, about } = mail
  const { subject, headers } = content
  return {
    recipient: to,
    subject,
    html: seal(content.html),
    text: seal(content.text),
    headers,
    push,
    aboutAccounts: about?.accounts && [...about.accounts],
    aboutPets: about?.pets && [...about.pets],
    quietZone,
    idempotencyKey: key,
    nextAttemptAt: notBefore,
    createdAt: now,
  }
}

/** Deletes mails that are not sent yet. @param keys or a query that selects them @returns the keys of those. */
export async function withdrawMail(db: Db, keys: readonly string[] | SQLWrapper): Promise<string[]> {
  const named = 'getSQL' in keys ? keys : [...keys]
  const unsent = and(inArray(outbox.idempotencyKey, named), isNull(outbox.sentAt))
  const withdrawn = await db.delete(outbox).where(unsent).returning({ key: outbox.idempotencyKey })
  return withdrawn.map(({ key }) => key)
}

/**
 * Call before an account is deleted: what waits for its morning goes with it, and what a block holds back, to it or about it and
 * its pets. Mails about the account itself are on their way at any hour.
 */
export async function discardWaitingMail(
  tx: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const owned = sql`array(select p.id from pets p where p.owner_id = ${id})`
  const isToAccount = isMailTo(email)
  const isOfAccount = or(
    isToAccount,
    arrayContains(outbox.aboutAccounts, [id]),
    arrayOverlaps(outbox.aboutPets, owned),
  )
  const waits = or(and(isToAccount, isNotNull(outbox.quietZone)), and(isOfAccount, isHeldBack))
  await tx.delete(outbox).where(and(isNull(outbox.sentAt), waits))
}

/** Sends given-up mails again that still have a text. @returns how many. */
export async function retryFailedMail(tx: WriteTx, now: Date, id?: number): Promise<number> {
  const isIt = id === undefined ? undefined : eq(outbox.id, id)
  const { count } = await tx
    .update(outbox)
    .set({ attempts: 0, failedAt: null, firstTriedAt: null, nextAttemptAt: now })
    .where(and(isIt, isNotNull(outbox.failedAt), ne(outbox.text, '')))
  tx.afterCommit(deliverMail)
  return count
}

/** Bodies hold secret links; failed mail is kept as long for staff. @returns how many. */
export async function deleteOldMail(db: Db, before: Date): Promise<number> {
  const { count } = await db.delete(outbox).where(or(lt(outbox.sentAt, before), lt(outbox.failedAt, before)))
  return count
}

/**
 * For an account that gets another e-mail: what waits for its time, for the morning or for the end of somebody's block goes
 * there. What only waits for the provider stays.
 */
export async function redirectWaitingMail(
  tx: Db,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  // An outage gives the attempt back, but leaves its error.
  const waitsForItsTime = and(gt(outbox.nextAttemptAt, now), isNull(outbox.lastError))
  const isWaiting = and(
    eq(outbox.attempts, 0),
    isNull(outbox.sentAt),
    or(waitsForItsTime, isNotNull(outbox.quietZone), tellsOfBlocked()),
  )
  await tx
    .update(outbox)
    .set({ recipient: to })
    .where(and(isMailTo(from), isWaiting))
}
