import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { DomainError } from '@/lib/errors'

export interface SessionStart {
  id: number
  sessionVersion: number
}

/** Revokes API tokens too. A session started with the result is valid. @throws DomainError not_found. */
export async function endAllSessions(db: Db, accountId: number): Promise<SessionStart> {
  const [row] = await db
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, accountId))
    .returning({ id: users.id, sessionVersion: users.sessionVersion })
  if (!row) throw new DomainError('not_found', 'Esta cuenta ya no existe')
  return row
}
