import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import { restartClockOf } from '@/lib/adoption/clock/restart-operations'
import { withdrawClockMailsOf } from '@/lib/adoption/clock/withdraw-operations'
import { mailWithheldMessages } from '@/lib/adoption/conversation/operations/mail'
import { lockDeparting, withdrawRequestsOf } from '@/lib/adoption/requests/operations/departures'
import { mailAdoptersOf, warnContactsOf } from '@/lib/adoption/requests/operations/suspensions'
import { withdrawAdoptionMailsOf } from '@/lib/adoption/requests/operations/withdraw-mails'
import { endStoriesOfAccount } from '@/lib/adoption/stories/end-operations'
import { reasonSchema } from '@/lib/moderation/staff/schema'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { fullNameSql, listTagsOfAccount } from '@/lib/people/accounts/queries'
import { suspendedDataUrl } from '@/lib/people/accounts/suspension-links'
import { askAnewAbout, withdrawPetRemindersOf } from '@/lib/pets/freshness/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import {
  accountRestoredMail,
  accountSuspendedMail,
  restoredToBlockMail,
} from '@/lib/platform/outbox/templates/suspension'
import { nextSessionVersion } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { isFraudReason } from '@/lib/text/copy/suspension'
import { LOGIN } from '@/lib/text/routes'
import { findAccountId } from './queries'

/** In a write of the caller: of a server, or of the command line, which loads nothing of a server. */

interface Change {
  accountId: number
  actorId: number | null
  reason: string
  now: Date
}

/**
 * Suspends an account: ends its sessions, requests, stories and monthly gifts, takes back mails that have not left, freezes
 * the requests for its pets. A block stays under it, and its adopters are mailed nothing. Mails it the reason with a link to
 * its data; audited. The caller checks permissions. @throws DomainError not_found; conflict if suspended, closed, or staff.
 */
export async function suspend(tx: WriteTx, { accountId, actorId, reason, now }: Change): Promise<void> {
  await lockDeparting(tx, accountId)
  const account = await lockAccountForDecision(tx, accountId)
  if (account.suspended) throw new DomainError('conflict', 'Esta cuenta ya está suspendida')
  if (!account.active && !account.blocked) throw new DomainError('conflict', 'Esta cuenta ya no está activa')
  if (account.role === 'admin') {
    throw new DomainError('conflict', 'Una cuenta del equipo se suspende después de quitarle ese rol')
  }
  await withdrawAdoptionMailsOf(tx, accountId)
  await withdrawClockMailsOf(tx, accountId)
  await withdrawPetRemindersOf(tx, accountId)
  await withdrawRequestsOf(tx, accountId, now)
  await endStoriesOfAccount(tx, accountId)
  await tx
    .update(users)
    .set({ active: false, suspendedAt: now, suspensionReason: reason, sessionVersion: nextSessionVersion })
    .where(eq(users.id, accountId))
  await endMonthlyGifts(tx, { donorId: accountId }, { reason: 'cuenta suspendida', now })
  await endMonthlyGifts(tx, { foundationId: accountId }, { reason: 'fundación cerrada', now })
  if (!account.blocked) await mailAdoptersOf(tx, accountId, { now, change: 'frozen' })
  if (!account.blocked && isFraudReason(reason)) await warnContactsOf(tx, accountId, now)
  const content = accountSuspendedMail({
    name: account.greeting,
    reason,
    dataUrl: suspendedDataUrl({ id: accountId, since: now, email: account.email }, now),
    blocked: account.blocked,
  })
  await enqueueMail(tx, { to: account.email, content, now, key: reachingBlocked() })
  const { subject, name } = account
  await insertAudit(tx, { actorId, action: 'account.suspend', subject, name, reason, createdAt: now })
  tx.expire(...(await listTagsOfAccount(tx, accountId)))
}

/**
 * Ends a suspension: its pets are asked about anew before any is paused, clocks start again, and messages withheld meanwhile
 * are mailed. Requests, stories and gifts that ended stay ended. One that was blocked before is blocked again, and what is mailed
 * about it waits for the end of that. Mails it the reason; audited. The caller checks permissions.
 * @throws DomainError not_found; conflict for one that is not suspended.
 */
export async function restore(tx: WriteTx, { accountId, actorId, reason, now }: Change): Promise<void> {
  const account = await lockAccountForDecision(tx, accountId)
  const { suspendedAt, blockedAt } = account
  if (!suspendedAt) throw new DomainError('conflict', 'Esta cuenta no está suspendida')
  await tx
    .update(users)
    .set({ active: blockedAt === null, suspendedAt: null, suspensionReason: null })
    .where(eq(users.id, accountId))
  await askAnewAbout(tx, accountId)
  await restartClockOf(tx, accountId, now)
  if (!blockedAt) await mailAdoptersOf(tx, accountId, { now, change: 'unfrozen' })
  await mailWithheldMessages(tx, { accountId, suspendedAt }, now)
  const words = { name: account.greeting, reason }
  const content = blockedAt
    ? restoredToBlockMail({
        ...words,
        dataUrl: suspendedDataUrl({ id: accountId, since: blockedAt, email: account.email }, now),
      })
    : accountRestoredMail({ ...words, url: absoluteUrl(LOGIN) })
  await enqueueMail(tx, { to: account.email, content, now, key: reachingBlocked() })
  const { subject, name } = account
  await insertAudit(tx, { actorId, action: 'account.restore', subject, name, reason, createdAt: now })
  tx.expire(...(await listTagsOfAccount(tx, accountId)))
}

/**
 * Row-locks the account as its deletion does (`for update`; `lockAccount` of people/accounts is weaker), and reads what
 * decisions need. @throws DomainError not_found.
 */
export async function lockAccountForDecision(tx: Db, id: number) {
  const [account] = await tx
    .select({
      email: users.email,
      greeting: users.name,
      fullName: fullNameSql(users),
      role: users.role,
      active: users.active,
      suspendedAt: users.suspendedAt,
      blockedAt: users.blockedAt,
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
    blocked: account.blockedAt !== null,
    name: foundation?.name ?? account.fullName ?? account.greeting,
    subject: `${foundation ? 'foundation' : 'user'}:${id}` as const,
  }
}

/**
 * From the command line, which asks for no password; the caller has a running server refresh its pages. @returns the
 * id. @throws DomainError not_found; invalid for a reason of the wrong length; conflict as `suspendAccount`.
 */
export async function changeSuspension(
  db: Db,
  { email, reason, suspends, now }: { email: string; reason: string; suspends: boolean; now: Date },
): Promise<number> {
  const accountId = await findAccountId(db, email.trim())
  if (accountId === null) throw new DomainError('not_found', 'No hay ninguna cuenta con ese correo.')
  const words = reasonSchema.safeParse(reason)
  if (!words.success) throw new DomainError('invalid', `El motivo: ${words.error.issues[0]?.message}.`)
  const change = { accountId, actorId: null, reason: words.data, now }
  // Nothing is cached here, and a server delivers the mails.
  const ctx = { db, now, expire: () => {}, defer: () => {} }
  await write(ctx, (tx) => (suspends ? suspend(tx, change) : restore(tx, change)))
  return accountId
}
