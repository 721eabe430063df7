import { and, lt, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petImports } from '@/db/schema'
import { DAY_MS } from '@/lib/text/durations'

const RETENTION_DAYS = 30

/** Deletes files, with their rows, that are not being imported; the pets stay. @returns how many. */
export async function deleteOldImports(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  const { count } = await db
    .delete(petImports)
    .where(and(ne(petImports.status, 'running'), lt(petImports.createdAt, before)))
  return count
}
