import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '@/db/client'
import { foundations, users } from '@/db/schema'
import { fullName, listTagsOfAccount } from '@/lib/accounts/queries'
import { lockDeparting, withdrawRequestsOf } from '@/lib/adoptions/operations/departures'
import { mailAdoptersOf } from '@/lib/adoptions/operations/suspensions'
import { insertAudit } from '@/lib/audit/operations'
import type { Context } from '@/lib/context'
import { suspensionReason } from '@/lib/copy/suspension'
import { DomainError } from '@/lib/errors'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { deliverSoon } from '@/lib/outbox/delivery'
import { enqueueMail } from '@/lib/outbox/operations'
import { accountRestoredMail, accountSuspendedMail } from '@/lib/outbox/templates/suspension'
import { LOGIN } from '@/lib/routes'
import { requireDecider } from './reauthentication-operations'
import type { restoreAccountSchema, suspendAccountSchema } from './schema'

/**
 * Suspends an account or a foundation: its sessions and API tokens end, its page and its pets disappear, its own
 * requests are withdrawn, those for its pets wait. It is mailed the reason. Nothing is deleted. Audited; of concurrent
 * suspensions one succeeds.
 * @throws DomainError unauthenticated, forbidden; invalid (`password`); not_found; conflict for staff and for an account
 *   that is suspended or closed already; TooManyRequests.
 */
export async function suspendAccount(
  ctx: Context,
  { accountId, motive, reason, password }: z.output<typeof suspendAccountSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const words = suspensionReason(motive, reason)
  await expiringTransaction(
    ctx,
    (tx) => suspend(tx, { accountId, actorId, reason: words, now: ctx.now }),
    (tags) => tags,
  )
  deliverSoon(ctx)
}

/**
 * Undoes a suspension: everything is as it was, except for sessions and for the account's own requests. It is mailed the
 * reason. Audited; of concurrent restorations one succeeds.
 * @throws DomainError unauthenticated, forbidden; invalid (`password`); not_found; conflict when it is not suspended;
 *   TooManyRequests.
 */
export async function restoreAccount(
  ctx: Context,
  { accountId, reason, password }: z.output<typeof restoreAccountSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await expiringTransaction(
    ctx,
    (tx) => restore(tx, { accountId, actorId, reason, now: ctx.now }),
    (tags) => tags,
  )
  deliverSoon(ctx)
}

/** Expires what shows an account, after the command line changed it, and mails what it wrote. */
export async function expireAccount(ctx: Context, accountId: number): Promise<{ tags: number }> {
  const tags = await expiringTransaction(
    ctx,
    (tx) => listTagsOfAccount(tx, accountId),
    (found) => found,
  )
  deliverSoon(ctx)
  return { tags: tags.length }
}

interface Change {
  accountId: number
  /** Null for the command line. */
  actorId: number | null
  reason: string
  now: Date
}

/** In the caller's transaction. @returns the cache tags of what disappears. @throws DomainError not_found, conflict. */
export async function suspend(tx: Tx, { accountId, actorId, reason, now }: Change): Promise<string[]> {
  await lockDeparting(tx, accountId)
  const account = await lockAccount(tx, accountId)
  if (account.suspended) throw new DomainError('conflict', 'Esta cuenta ya está suspendida')
  if (!account.active) throw new DomainError('conflict', 'Esta cuenta ya no está activa')
  if (account.role === 'admin') {
    throw new DomainError('conflict', 'Una cuenta del equipo se suspende después de quitarle ese rol')
  }
  const released = await withdrawRequestsOf(tx, accountId, now)
  await tx
    .update(users)
    .set({
      active: false,
      suspendedAt: now,
      suspensionReason: reason,
      sessionVersion: sql`${users.sessionVersion} + 1`,
    })
    .where(eq(users.id, accountId))
  await mailAdoptersOf(tx, accountId, { now, change: 'frozen' })
  const content = accountSuspendedMail({ name: account.greeting, reason })
  await enqueueMail(tx, { to: account.email, content, now })
  await insertAudit(tx, {
    actorId,
    action: 'account.suspend',
    subject: account.subject,
    name: account.name,
    reason,
    createdAt: now,
  })
  return [...(await listTagsOfAccount(tx, accountId)), ...released]
}

/** In the caller's transaction. @returns the cache tags of what comes back. @throws DomainError not_found, conflict. */
export async function restore(tx: Tx, { accountId, actorId, reason, now }: Change): Promise<string[]> {
  const account = await lockAccount(tx, accountId)
  if (!account.suspended) throw new DomainError('conflict', 'Esta cuenta no está suspendida')
  await tx
    .update(users)
    .set({ active: true, suspendedAt: null, suspensionReason: null })
    .where(eq(users.id, accountId))
  await mailAdoptersOf(tx, accountId, { now, change: 'unfrozen' })
  const content = accountRestoredMail({ name: account.greeting, reason, url: absoluteUrl(LOGIN) })
  await enqueueMail(tx, { to: account.email, content, now })
  await insertAudit(tx, {
    actorId,
    action: 'account.restore',
    subject: account.subject,
    name: account.name,
    reason,
    createdAt: now,
  })
  return listTagsOfAccount(tx, accountId)
}

/** Like its deletion: account first, then what is asked for and published. */
async function lockAccount(tx: Db, id: number) {
  const [account] = await tx
    .select({
      email: users.email,
      greeting: users.name,
      fullName: fullName(users),
      role: users.role,
      active: users.active,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!account) throw new DomainError('not_found', 'Esta cuenta no existe')
  const [foundation] = await tx
    .select({ name: foundations.name })
    .from(foundations)
    .where(eq(foundations.userId, id))
  return {
    ...account,
    suspended: account.suspendedAt !== null,
    name: foundation?.name ?? account.fullName ?? account.greeting,
    subject: foundation ? `foundation:${id}` : `user:${id}`,
  }
}
