import { sql } from 'drizzle-orm'
import type { Db } from './client'

/** Locks a name until the caller's transaction ends. */
export const lockName = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
