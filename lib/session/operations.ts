import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { DomainError } from '@/lib/errors'

/** An account as a new session begins with it. */
export interface SessionStart {
  id: number
  sessionVersion: number
}

/**
 * Ends every session and API token of an account, at once and everywhere. Sessions begun with the answer are new.
 * @throws DomainError not_found.
 */
export async function endAllSessions(db: Db, accountId: number): Promise<SessionStart> {
  const [row] = await db
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, accountId))
    .returning({ id: users.id, sessionVersion: users.sessionVersion })
  if (!row) throw new DomainError('not_found', 'Esta cuenta ya no existe')
  return row
}
