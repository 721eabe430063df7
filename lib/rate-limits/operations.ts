import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { HOUR_MS } from '@/lib/durations'
import { TooManyRequests } from '@/lib/errors'
import type { LimitRule } from './rules'

/** Longer than the window of any rule. */
const RETENTION_MS = 25 * HOUR_MS
const PRUNE_BATCH = 100

/** One hit on a fixed-window rate limit. The key names whom it counts for and holds nothing private (`keyedHash`). */
export interface RateLimitHit {
  rule: LimitRule
  key: string
}

/**
 * Call it before the work, so that concurrent requests cannot slip through together, and outside any transaction, so
 * that failed attempts count.
 * @throws TooManyRequests.
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
    if (row?.count === 1) await pruneRateLimits(db, now, PRUNE_BATCH)
    if (row && row.count > rule.max) {
      const end = start.getTime() + rule.seconds * 1000
      throw new TooManyRequests(Math.max(1, Math.ceil((end - now.getTime()) / 1000)))
    }
  }
}

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

/** Skips locked rows. @returns how many. */
export async function pruneRateLimits(db: Db, now: Date, most: number): Promise<number> {
  const old = new Date(now.getTime() - RETENTION_MS).toISOString()
  const { count } = await db.execute(sql`delete from ${rateLimits} where ctid in (
    select ctid from ${rateLimits} where ${rateLimits.windowStart} < ${old} limit ${most} for update skip locked)`)
  return count
}

function windowStart({ seconds }: LimitRule, now: Date): Date {
  const length = seconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}
