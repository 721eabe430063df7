import { sql } from 'drizzle-orm'
import type { Db } from './client'

/** Waits for every other transaction that holds this name, and holds it until the caller's ends. */
export const lockName = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
