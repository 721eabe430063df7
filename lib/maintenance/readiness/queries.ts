import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { CONNECTIONS, db } from '@/db/client'
import journal from '@/db/migrations/meta/_journal.json'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { env } from '@/lib/platform/env'
import { readFreeDiskMb } from '@/lib/platform/integrations/files/store'
import { logFact } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'
import { searchStatus } from '@/lib/search/search'
import { MINUTE_MS } from '@/lib/text/durations'
import type { Readiness } from './recent'

const TIMEOUT_MS = 2_000

/** Webhooks are refused beyond five minutes. */
const MAX_CLOCK_OFFSET_MS = MINUTE_MS

/**
 * Whether this process can serve visitors; takes at most two seconds and never throws. Of the search only the first
 * load counts: while it reloads, the database answers. It serves too without the bus, uncached, and with a clock that
 * differs from the database's or fewer connections than this server may open: that is only said, in the log too.
 */
export async function readReadiness(): Promise<Readiness> {
  const freeDiskMb = readFreeDiskMb()
  const found = await Promise.race([askDatabase(), wait(TIMEOUT_MS, null, { ref: false })])
  const checks = {
    database: found !== null,
    migrations: found !== null && found.newestMigration >= LAST_MIGRATION,
    search: searchStatus().isReady,
    bus: !tagMoments.isLagging,
    connections: found === null || found.connections >= connectionsOfServer(),
    clock: found === null || Math.abs(found.clockOffsetMs) < MAX_CLOCK_OFFSET_MS,
  }
  if (found && !checks.connections)
    warnOnce('database: it takes fewer connections than this server may open', {
      takes: found.connections,
      needs: connectionsOfServer(),
    })
  if (found && !checks.clock)
    warnOnce('clock: the database’s differs from ours', { seconds: Math.round(found.clockOffsetMs / 1000) })
  return { isReady: checks.database && checks.migrations && checks.search, checks, freeDiskMb }
}

const LAST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))

const connectionsOfServer = () => (env.WEB_CONCURRENCY ?? 1) * CONNECTIONS

const warned = processSingleton('readiness warnings', () => new Set<string>())

function warnOnce(what: string, facts: Record<string, number>): void {
  if (warned.has(what)) return
  warned.add(what)
  logFact(what, facts)
}

interface DatabaseFacts {
  newestMigration: number
  /** Ours minus its own. */
  clockOffsetMs: number
  /** As many as this account may open; of a pooler nobody knows. */
  connections: number
}

/** Null when the database does not answer. */
async function askDatabase(): Promise<DatabaseFacts | null> {
  const askedAt = Date.now()
  try {
    const [row] = await db.execute<{ at: string | null; now: number; most: number }>(sql`
      select (select max(created_at) from drizzle.__drizzle_migrations) as at,
        extract(epoch from clock_timestamp())::float8 * 1000 as now,
        least(
          current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true)::int, 0),
          (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
          (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
        ) as most`)
    if (!row) return null
    const { pooled } = parseDatabaseUrl(env.DATABASE_URL)
    return {
      newestMigration: Number(row.at ?? 0),
      clockOffsetMs: (askedAt + Date.now()) / 2 - row.now,
      connections: pooled ? Number.POSITIVE_INFINITY : row.most,
    }
  } catch {
    return null
  }
}
