import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox } from '@/db/schema'
import { MINUTE_MS } from '@/lib/durations'
import { type MailContent, type Mailer, MailFailure } from '@/lib/integrations/mail/mail'
import { logError } from '@/lib/log'
import { MOST_ATTEMPTS, retryDelay } from './backoff'

/** How many mails are on their way at the same time. */
const IN_FLIGHT = 5
/** How long a claimed mail is nobody else's; longer than any mailer takes. */
const LEASE_MS = MINUTE_MS

/**
 * Writes a mail that is to be sent. To be called with the transaction of the change that causes it: the mail goes out
 * if and only if that commits. Call `deliverSoon` after it, so that it need not wait for the next round.
 */
export async function enqueueMail(
  db: Db,
  { to, content, now }: { to: string; content: MailContent; now: Date },
): Promise<void> {
  const { subject, html, text } = content
  await db
    .insert(outbox)
    .values({ recipient: to, subject, html, text, idempotencyKey: randomUUID(), nextAttemptAt: now })
}

/** What a round of deliveries came to. */
export interface Delivery {
  sent: number
  /** To be tried again. */
  postponed: number
  /** Refused for good or tried too often. */
  givenUp: number
  lastError: string | null
}

interface DeliveryOptions {
  db: Db
  mailer: Mailer
  /** Asked anew for every step: a long round must not claim with an old time. */
  now?: () => Date
  /** No more mails are claimed once this is aborted; those on their way are finished. */
  stop?: AbortSignal
}

/**
 * Sends the mails that are due, the longest waiting first, until none is left or one has to wait: a provider in
 * trouble is then left alone until the next round. Any number of workers may run this at once. Each mail is sent once;
 * after a crash between sending and noting it, again with the same key, which the provider recognises.
 * @throws the database's errors only.
 */
export async function deliverDueMail({
  db,
  mailer,
  now = () => new Date(),
  stop,
}: DeliveryOptions): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, postponed: 0, givenUp: 0, lastError: null }
  while (!stop?.aborted && delivery.postponed === 0) {
    const mails = await claimDue(db, now())
    if (mails.length === 0) break
    const results = await Promise.allSettled(mails.map((mail) => deliver(db, mailer, mail, now)))
    for (const result of results) {
      // The mail stays claimed until its lease ends; the others of the batch are noted already.
      if (result.status === 'rejected') throw result.reason
      delivery[result.value.outcome]++
      delivery.lastError = result.value.error ?? delivery.lastError
    }
  }
  return delivery
}

type ClaimedMail = Awaited<ReturnType<typeof claimDue>>[number]

/** Takes some of the due mails in one statement, so that no two workers get the same one and no transaction stays open. */
function claimDue(db: Db, now: Date) {
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(IN_FLIGHT)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .from(due)
    .where(eq(outbox.id, due.id))
    .returning({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      html: outbox.html,
      text: outbox.text,
      idempotencyKey: outbox.idempotencyKey,
      attempts: outbox.attempts,
    })
}

async function deliver(
  db: Db,
  mailer: Mailer,
  mail: ClaimedMail,
  now: () => Date,
): Promise<{ outcome: 'sent' | 'postponed' | 'givenUp'; error?: string }> {
  const { id, idempotencyKey, attempts, ...outgoing } = mail
  try {
    await mailer.send(outgoing, idempotencyKey)
  } catch (error) {
    return noteFailure(db, mail, error, now())
  }
  const erased = mailer.keepsInOutbox ? {} : { html: '', text: '' }
  await db
    .update(outbox)
    .set({ sentAt: now(), lastError: null, ...erased })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
  return { outcome: 'sent' }
}

async function noteFailure(db: Db, { id, attempts }: ClaimedMail, error: unknown, now: Date) {
  const known = error instanceof MailFailure
  // The message of an unknown error can hold anything, the recipient included.
  const lastError = known ? error.message : 'unexpected error of the mailer'
  const givenUp = attempts >= MOST_ATTEMPTS || (known && error.permanent)
  const nextAttemptAt = new Date(now.getTime() + retryDelay(attempts, Math.random()))
  await db
    .update(outbox)
    .set(givenUp ? { lastError, failedAt: now } : { lastError, nextAttemptAt })
    // Whoever was slower than the lease has no say: the mail is another worker's by now, or sent.
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt)))
  if (givenUp) logError(`mail ${id} given up after ${attempts} attempts`, lastError)
  return { outcome: givenUp ? ('givenUp' as const) : ('postponed' as const), error: lastError }
}

/** Removes the mails that were sent before a moment. Those given up stay: staff see them. @returns how many. */
export async function forgetSentMail(db: Db, before: Date): Promise<number> {
  const { count } = await db.delete(outbox).where(lt(outbox.sentAt, before))
  return count
}
