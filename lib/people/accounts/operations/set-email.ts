import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { contactMessages, emailChanges, emailTokens, foundations, rightsRequests, users } from '@/db/schema'
import { EMAIL_TAKEN } from '@/lib/people/accounts/email-change-queries'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { codesOf } from '@/lib/platform/error-causes'
import { DomainError } from '@/lib/platform/errors'
import { redirectWaitingMail } from '@/lib/platform/outbox/operations'
import type { WriteTx } from '@/lib/platform/write'

/** SQLSTATE of a taken e-mail (PostgreSQL, appendix A). */
const UNIQUE_VIOLATION = '23505'

/** The account that gets another e-mail, locked; null where there is none. @throws DomainError forbidden for staff. */
export async function lockForChange(tx: WriteTx, id: number) {
  const [account] = await tx
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      active: users.active,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (account?.role === 'admin') {
    throw new DomainError('forbidden', 'El correo de una cuenta del equipo no se cambia aquí.')
  }
  return account ?? null
}

/**
 * Links that were mailed to the former address work no more; mails that wait for their time, and answers to what the account
 * asked for, go to the new one. Mails that only wait for the provider stay: they may tell of a changed password.
 */
export async function setEmail(
  tx: WriteTx,
  { id, email: former }: { id: number; email: string },
  email: string,
  now: Date,
): Promise<void> {
  await keepPlaceInQueue(tx, id)
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  await redirectWaitingMail(tx, { from: former, to: email }, now)
  await tx
    .update(rightsRequests)
    .set({ email })
    .where(
      and(eq(rightsRequests.userId, id), eq(rightsRequests.email, former), isNull(rightsRequests.answer)),
    )
  await tx
    .update(contactMessages)
    .set({ email })
    .where(
      and(
        eq(contactMessages.userId, id),
        eq(contactMessages.email, former),
        isNull(contactMessages.decidedAt),
      ),
    )
  tx.expire(...(await listTagsOfAccount(tx, id)))
}

/** Of a foundation: it goes on waiting for staff since its first e-mail was confirmed. */
async function keepPlaceInQueue(tx: WriteTx, id: number): Promise<void> {
  const confirmedAt = sql`(select ${users.emailVerifiedAt} from ${users} where ${users.id} = ${id})`
  await tx
    .update(foundations)
    .set({ emailConfirmedAt: confirmedAt })
    .where(and(eq(foundations.userId, id), isNull(foundations.emailConfirmedAt)))
}

/** Ends what an account asked for and every link that was mailed since. */
export async function forgetChangesSince(tx: WriteTx, id: number, since: Date): Promise<void> {
  const isLater = or(
    eq(emailChanges.undoes, false),
    sql`${emailChanges.createdAt} >= ${since.toISOString()}::timestamptz`,
  )
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, id), isLater))
}

/** Where somebody else got the e-mail at the same moment. @throws DomainError conflict then. */
export async function orTaken<Result>(changing: Promise<Result>): Promise<Result> {
  return changing.catch((error: unknown) => {
    if (codesOf(error).includes(UNIQUE_VIOLATION)) throw new DomainError('conflict', EMAIL_TAKEN)
    throw error
  })
}
