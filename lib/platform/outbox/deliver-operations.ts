import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { outbox } from '@/db/schema'
import { type Mailer, MailFailure } from '@/lib/platform/integrations/mail/mail'
import { logError } from '@/lib/platform/log'
import type { PushNotice } from '@/lib/platform/push/dto'
import { transaction } from '@/lib/platform/write'
import { HOUR_MS, MINUTE_MS } from '@/lib/text/durations'
import { isNight } from '@/lib/text/quiet-hours'
import { MAX_AGE_MS, MAX_ATTEMPTS, outageDelay, retryDelay } from './backoff'
import { pauseMail, resumeMail, withMailSlots } from './pace-operations'
import { isHeldBack } from './queries'
import { unseal } from './sealing'

const IN_FLIGHT = 5
const LEASE_MS = MINUTE_MS

export interface Delivery {
  sent: number
  postponed: number
  givenUp: number
  lastError: string | null
}

interface DeliveryOptions {
  db: Db
  mailer: Mailer
  /** Called for every step: a long round must not claim with a stale time. */
  now?: () => Date
  perSecond?: number
  stop?: AbortSignal
  /** Tells the recipient's devices; true where one takes it: the mail then leaves `mailsAfterHours` later. */
  push?: Push
}

type Push = (db: Db, told: { to: string; notice: PushNotice; now: Date }) => Promise<boolean>

/**
 * Longest waiting first. A failing provider pauses all instances; single mails then probe it. Safe to run concurrently;
 * after a crash a mail may go out twice, under one idempotency key. @throws database errors only.
 */
export async function deliverDueMail(options: DeliveryOptions): Promise<Delivery> {
  const { db, mailer, now = () => new Date(), perSecond = Number.POSITIVE_INFINITY, stop, push } = options
  const delivery: Delivery = { sent: 0, postponed: 0, givenUp: 0, lastError: null }
  while (!stop?.aborted && delivery.postponed === 0) {
    const { mails, waitMs, isProbe } = await claimDue(db, now(), perSecond)
    if (waitMs > 0) {
      await wait(waitMs, undefined, { signal: stop }).catch(() => {})
      continue
    }
    if (mails.length === 0) break
    const settled = await Promise.allSettled(mails.map((mail) => deliver({ db, mailer, push }, mail, now)))
    const results = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    for (const { outcome, error } of results) {
      delivery[outcome]++
      delivery.lastError = error ?? delivery.lastError
    }
    if (results.length > 0 && results.every(({ isOutage }) => isOutage)) await pauseMail(db, now())
    else if (isProbe) await resumeMail(db)
    // Its lease ends by itself; the others are recorded already.
    for (const result of settled) if (result.status === 'rejected') throw result.reason
  }
  return delivery
}

type ClaimedMail = Awaited<ReturnType<typeof claimMails>>[number]

const isWaiting = (now: Date) =>
  and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now), not(isHeldBack))

/** Decided here, not in SQL: one zone name unknown to Postgres would fail the statement, and with it all mail. */
function isQuiet(now: Date, zone: string): boolean {
  try {
    return isNight(now, zone)
  } catch {
    return false
  }
}

/** SQL: due, not held back by a block, and by day where its reader is. Null where there is none. */
export async function whichMayLeave(db: Db, now: Date): Promise<SQL | null> {
  const waiting = await db.selectDistinct({ zone: outbox.quietZone }).from(outbox).where(isWaiting(now))
  const awake = waiting.flatMap(({ zone }) => (zone === null || isQuiet(now, zone) ? [] : [zone]))
  if (awake.length === 0 && !waiting.some(({ zone }) => zone === null)) return null
  return and(isWaiting(now), or(isNull(outbox.quietZone), inArray(outbox.quietZone, awake))) ?? null
}

/** Claims mails that are due. An empty queue takes no lock. */
async function claimDue(db: Db, now: Date, perSecond: number) {
  const nothing = { mails: [], waitMs: 0, isProbe: false }
  const which = await whichMayLeave(db, now)
  if (!which) return nothing
  return transaction(db, async (tx) => {
    const { claimed, slots } = await withMailSlots(tx, { now, perSecond, most: IN_FLIGHT }, (count) =>
      claimMails(tx, now, which, count),
    )
    return { mails: claimed ?? [], waitMs: slots.waitMs, isProbe: slots.isProbe }
  })
}

/** Claims mails in one statement: no two workers claim the same. */
function claimMails(tx: Tx, now: Date, which: SQL, most: number) {
  const due = tx
    .$with('due')
    .as(
      tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(which)
        .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
        .limit(most)
        .for('update', { skipLocked: true }),
    )
  return tx
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
      firstTriedAt: sql`coalesce(${outbox.firstTriedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .from(due)
    .where(eq(outbox.id, due.id))
    .returning({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      html: outbox.html,
      text: outbox.text,
      headers: outbox.headers,
      push: outbox.push,
      idempotencyKey: outbox.idempotencyKey,
      attempts: outbox.attempts,
      firstTriedAt: outbox.firstTriedAt,
      createdAt: outbox.createdAt,
    })
}

async function deliver(
  { db, mailer, push }: Pick<DeliveryOptions, 'db' | 'mailer' | 'push'>,
  mail: ClaimedMail,
  now: () => Date,
): Promise<{ outcome: 'sent' | 'postponed' | 'givenUp'; isOutage: boolean; error?: string }> {
  const { id, to, subject } = mail
  const headers = mail.headers ?? undefined
  try {
    if (mail.push && (await push?.(db, { to, notice: mail.push, now: now() }))) {
      const waitMs = (mail.push.mailsAfterHours ?? 0) * HOUR_MS
      await notePushed(db, mail, new Date(now().getTime() + waitMs))
      if (waitMs > 0) return { outcome: 'sent', isOutage: false }
    }
    const bodies = { html: unseal(mail.html), text: unseal(mail.text) }
    await mailer.send({ to, subject, ...bodies, headers }, providerKey(mail))
  } catch (error) {
    return noteFailure(db, mail, error, now())
  }
  return noteSent()

  async function noteSent() {
    const erased = mailer.keepsInOutbox === true ? {} : { html: '', text: '', headers: null }
    await db
      .update(outbox)
      .set({ sentAt: now(), lastError: null, push: null, ...erased })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
    return { outcome: 'sent' as const, isOutage: false }
  }
}

/** It is pushed once; a mail that waits is as new then. */
async function notePushed(db: Db, { id, push }: ClaimedMail, mailAt: Date): Promise<void> {
  const waits = { attempts: 0, firstTriedAt: null, nextAttemptAt: mailAt }
  await db
    .update(outbox)
    .set({ push: null, ...(push?.mailsAfterHours && waits) })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
}

/** A mail that is withdrawn and written anew has the same key in the outbox; the provider would refuse its other content. */
const providerKey = ({ idempotencyKey, createdAt }: ClaimedMail) => `${idempotencyKey}@${createdAt.getTime()}`

async function noteFailure(db: Db, { id, attempts, firstTriedAt }: ClaimedMail, error: unknown, now: Date) {
  const known = error instanceof MailFailure ? error : null
  // The message of an unknown error can hold anything, the recipient included.
  const lastError = known?.message ?? 'unexpected error of the mailer'
  const ageMs = now.getTime() - (firstTriedAt ?? now).getTime()
  const isOutage = known?.kind === 'outage'
  const givenUp = known?.kind === 'refused' || (isOutage ? ageMs > MAX_AGE_MS : attempts >= MAX_ATTEMPTS)
  const delay = isOutage ? outageDelay(ageMs, Math.random()) : retryDelay(attempts, Math.random())
  const retry = {
    nextAttemptAt: new Date(now.getTime() + delay),
    // An outage does not count as an attempt.
    attempts: isOutage ? attempts - 1 : attempts,
  }
  await db
    .update(outbox)
    .set(givenUp ? { lastError, failedAt: now } : { lastError, ...retry })
    // The result of a worker slower than its lease is ignored.
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt)))
  if (givenUp) logError(`mail ${id} given up after ${attempts} attempts`, lastError)
  return { outcome: givenUp ? ('givenUp' as const) : ('postponed' as const), isOutage, error: lastError }
}
