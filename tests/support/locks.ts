import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '@/db/client'
import { type WriteTx, write } from '@/lib/platform/write'
import { makeContext } from './context'

/** Connections of this database that wait for a lock. */
export async function countWaiting(): Promise<number> {
  const [row] = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return row?.waiting ?? 0
}

/**
 * Starts `late` while the transaction of `work` holds its locks, and commits once `late` waits for one of them.
 * @returns what `late` results in.
 */
export async function overtake<T>(
  work: (tx: WriteTx) => Promise<unknown>,
  late: () => Promise<T>,
): Promise<T> {
  const { started } = await write(makeContext(), async (tx) => {
    await work(tx)
    const started = late()
    // It is awaited below; a failure before that must not end the process.
    started.catch(() => undefined)
    await expect.poll(countWaiting).toBe(1)
    return { started }
  })
  return started
}
