import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import { mayReceive } from './policy'

/** Whether a foundation takes donations: `later` for one that is blocked for a time, and will again. */
export async function whenReceives(db: Db, foundationId: number): Promise<'now' | 'later' | 'never'> {
  const [row] = await db
    .select({ status: foundations.status, active: users.active, blockedAt: users.blockedAt })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, foundationId))
  if (row && mayReceive(row)) return 'now'
  return row?.blockedAt && mayReceive({ ...row, active: true }) ? 'later' : 'never'
}
