import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { staffReauthentications, users } from '@/db/schema'
import { DomainError } from '@/lib/platform/errors'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'

export interface SessionStart {
  id: number
  sessionVersion: number
  createdAt: Date
  /** When the provider or a mailed link showed who this is, if it did. */
  provenAt?: Date
}

/** SQL: the version of an account's sessions that ends all of them, and its API tokens, with the update that sets it. */
export const nextSessionVersion = sql`${users.sessionVersion} + 1`

/** Revokes API tokens too. A session started with the result is valid. @throws DomainError not_found. */
export async function endAllSessions(db: Db, accountId: number): Promise<SessionStart> {
  const [row] = await db
    .update(users)
    .set({ sessionVersion: nextSessionVersion })
    .where(eq(users.id, accountId))
    .returning({ id: users.id, sessionVersion: users.sessionVersion, createdAt: users.createdAt })
  if (!row) throw new DomainError('not_found', 'Esta cuenta ya no existe')
  return row
}

/** Records that staff gave their password in this session just now. Only the latest time is kept. */
export async function noteReauthentication(
  db: Db,
  session: { sessionId: string; userId: number },
  now: Date,
): Promise<void> {
  await db
    .insert(staffReauthentications)
    .values({ ...session, reauthenticatedAt: now })
    .onConflictDoUpdate({ target: staffReauthentications.sessionId, set: { reauthenticatedAt: now } })
  await forgetReauthentications(db, now)
}

/** Also of staff who never give it again. @returns how many. */
export async function forgetReauthentications(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION_DAYS.reauthentication)
  const { count } = await db
    .delete(staffReauthentications)
    .where(lt(staffReauthentications.reauthenticatedAt, before))
  return count
}
