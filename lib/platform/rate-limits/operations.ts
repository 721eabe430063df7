import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { rateLimits } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { TooManyRequests } from '@/lib/platform/errors'
import { WIDE_NETWORK_FACTOR, wideNetworkOf } from '@/lib/platform/networks'
import { keyedHash } from '@/lib/platform/secrets'
import { DAY_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import type { LimitRule } from './limits'

const RETENTION_MS = RETENTION_DAYS.rateLimit * DAY_MS
const PRUNE_BATCH = 100

type Limited = Pick<Context, 'db' | 'now'>

/**
 * Fixed window. Call before the work, so that concurrent requests count, and outside any transaction, so that failures
 * do. @param id a row's number, or the hash of a text. @returns takes the attempt back. @throws TooManyRequests.
 */
export async function limit(
  ctx: Limited,
  rule: LimitRule,
  id: number | string,
): Promise<() => Promise<void>> {
  const { db, now } = ctx
  const { count, window } = await hit(ctx, rule, id)
  if (count > rule.max) {
    const end = window.windowStart.getTime() + rule.seconds * 1000
    throw new TooManyRequests(Math.max(1, Math.ceil((end - now.getTime()) / 1000)))
  }
  return async () => {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
      .where(and(eq(rateLimits.key, window.key), eq(rateLimits.windowStart, window.windowStart)))
  }
}

/**
 * `limit` per client IP, and of IPv6 per /48 with ten times the maximum: whoever rents one has thousands of /64s.
 * @param subject what the IP's attempts are counted apart for. @returns takes the attempt back. @throws TooManyRequests.
 */
export async function limitIp(
  ctx: Limited & Pick<Context, 'clientIp'>,
  rule: LimitRule,
  subject = '',
): Promise<() => Promise<void>> {
  const of = (network: string) => (subject === '' ? network : `${subject} ${network}`)
  const wide = wideNetworkOf(ctx.clientIp)
  const refunds = [await limit(ctx, rule, of(ctx.clientIp))]
  if (wide !== null) {
    const wideRule = { ...rule, name: `${rule.name}-wide`, max: WIDE_NETWORK_FACTOR * rule.max }
    refunds.push(await limit(ctx, wideRule, of(wide)))
  }
  return async () => {
    for (const refund of refunds) await refund()
  }
}

/** @param count calls `limit`, `limitIp` or both. @returns whether they let it through; they count as they do by themselves. */
export async function isWithin(count: () => Promise<unknown>): Promise<boolean> {
  try {
    await count()
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

/** Counts without a limit. @returns how many in this window, this one included. */
export const countHit = async (ctx: Limited, rule: LimitRule, id: number | string): Promise<number> =>
  (await hit(ctx, rule, id)).count

async function hit({ db, now }: Limited, rule: LimitRule, id: number | string) {
  const window = { key: keyOf(rule, id), windowStart: windowStart(rule, now) }
  const [row] = await db
    .insert(rateLimits)
    .values({ ...window, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  if (row?.count === 1) await pruneRateLimits(db, now, PRUNE_BATCH)
  return { count: row?.count ?? 0, window }
}

const keyOf = ({ name }: LimitRule, id: number | string) =>
  `${name}:${typeof id === 'number' ? id : keyedHash(id)}`

/** Deletes windows that are over, except locked rows. @returns how many. */
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
