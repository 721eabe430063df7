import { and, isNotNull, lt, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { reports } from '@/db/schema'
import { DECISION_COOLDOWN_MS } from './policy'

/** The hashed IP of a visitor's report goes once the decision about it no longer silences them. @returns how many. */
export async function forgetReporters(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DECISION_COOLDOWN_MS)
  const { count } = await db
    .update(reports)
    .set({ reporterIpHash: null })
    .where(
      and(isNotNull(reports.reporterIpHash), ne(reports.status, 'abierto'), lt(reports.decidedAt, before)),
    )
  return count
}
