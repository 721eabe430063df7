import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { TooManyRequests } from '@/lib/errors'
import type { LimitRule } from './rules'

/** No rule has a longer one. */
const LONGEST_WINDOW_MS = 25 * 3_600_000
/** Old windows that are cleared away besides other work. */
const SOME = 100

/** One thing that is counted: a rule and whom it is counted for. The key holds nothing private (`keyedHash`). */
export interface RateLimitHit {
  rule: LimitRule
  key: string
}

/**
 * Counts one try of each turn, before the work it allows, so that many at once cannot slip through together. Counted
 * outside of any transaction: a try that fails is a try.
 * @throws TooManyRequests when one of them is used up.
 */
export async function consumeRateLimits(db: Db, hits: readonly RateLimitHit[], now: Date): Promise<void> {
  for (const { rule, key } of hits) {
    const start = windowStart(rule, now)
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${rule.name}:${key}`, windowStart: start, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count })
    // Whoever opens a window clears away some old ones, so that the table stays as small as the traffic.
    if (row?.count === 1) await pruneRateLimits(db, now, SOME)
    if (row && row.count > rule.max) {
      const end = start.getTime() + rule.seconds * 1000
      throw new TooManyRequests(Math.max(1, Math.ceil((end - now.getTime()) / 1000)))
    }
  }
}

/** Takes tries back that turned out to be rightful. */
export async function refundRateLimits(db: Db, hits: readonly RateLimitHit[], now: Date): Promise<void> {
  for (const { rule, key } of hits) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
      .where(
        and(eq(rateLimits.key, `${rule.name}:${key}`), eq(rateLimits.windowStart, windowStart(rule, now))),
      )
  }
}

/**
 * Forgets windows that are over, `most` at a time. Rows that somebody else is at are left to them.
 * @returns how many.
 */
export async function pruneRateLimits(db: Db, now: Date, most: number): Promise<number> {
  const old = new Date(now.getTime() - LONGEST_WINDOW_MS).toISOString()
  const { count } = await db.execute(sql`delete from ${rateLimits} where ctid in (
    select ctid from ${rateLimits} where ${rateLimits.windowStart} < ${old} limit ${most} for update skip locked)`)
  return count
}

function windowStart({ seconds }: LimitRule, now: Date): Date {
  const length = seconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}
