import { sql } from 'drizzle-orm'
import { db } from '@/db/client'

/** Connections of this database that wait for a lock. */
export async function countWaiting(): Promise<number> {
  const [row] = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return row?.waiting ?? 0
}
