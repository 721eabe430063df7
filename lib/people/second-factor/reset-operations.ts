import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { secondFactors, users } from '@/db/schema'
import { accountGone, exactEmailFirst, hasEmail, lockAccount } from '@/lib/people/accounts/queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { secondFactorResetMail } from '@/lib/platform/outbox/templates/sign-in'
import { endAllSessions } from '@/lib/platform/session/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { LOGIN } from '@/lib/text/routes'

interface Reset {
  accountId: number
  /** Null from the command line. */
  actorId: number | null
  now: Date
}

/**
 * Removes the app and the recovery codes, ends all sessions: the next sign-in enrols an app anew. Audited and mailed.
 * In a write of the caller. @throws DomainError not_found; conflict where there is nothing to reset.
 */
export async function resetSecondFactor(tx: WriteTx, { accountId, actorId, now }: Reset): Promise<void> {
  await lockAccount(tx, accountId)
  const [account] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, accountId))
  if (!account) throw accountGone()
  const { count } = await tx.delete(secondFactors).where(eq(secondFactors.userId, accountId))
  if (count === 0) throw new DomainError('conflict', 'Esta cuenta no tiene segundo factor.')
  await endAllSessions(tx, accountId)
  const subject = `user:${accountId}` as const
  await insertAudit(tx, { actorId, action: 'second-factor.reset', subject, createdAt: now })
  const content = secondFactorResetMail({ name: account.name, url: absoluteUrl(LOGIN) })
  await enqueueMail(tx, { to: account.email, content, now })
}

/** From the command line, which asks for no password. @throws DomainError as `resetSecondFactor`. */
export async function resetSecondFactorOf(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const typed = email.trim()
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(hasEmail(typed))
    .orderBy(exactEmailFirst(typed))
    .limit(1)
  if (!account) throw new DomainError('not_found', 'No hay ninguna cuenta con ese correo.')
  // Nothing is cached here, and a server delivers the mails.
  const ctx = { db, now, expire: () => {}, defer: () => {} }
  await write(ctx, (tx) => resetSecondFactor(tx, { accountId: account.id, actorId: null, now }))
}
