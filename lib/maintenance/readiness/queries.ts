import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import journal from '@/db/migrations/meta/_journal.json'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { searchStatus } from '@/lib/search/search'
import type { Readiness } from './recent'

const TIMEOUT_MS = 2_000

/**
 * Whether this process can serve visitors; takes at most two seconds and never throws. Of the search only the first
 * load counts: while it reloads, the database answers. Without the bus it serves too, uncached.
 */
export async function readReadiness(): Promise<Readiness> {
  const newest = await Promise.race([findNewestMigration(), wait(TIMEOUT_MS, null, { ref: false })])
  const checks = {
    database: newest !== null,
    migrations: newest !== null && newest >= LAST_MIGRATION,
    search: searchStatus().isReady,
    bus: !tagMoments.isLagging,
  }
  return { isReady: checks.database && checks.migrations && checks.search, checks }
}

const LAST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))

/** Journal time; null when the database does not answer. */
async function findNewestMigration(): Promise<number | null> {
  try {
    const [row] = await db.execute<{ at: string | null }>(
      sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
    )
    return Number(row?.at ?? 0)
  } catch {
    return null
  }
}
