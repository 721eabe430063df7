import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { knownIps } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { keyedHash } from '@/lib/platform/secrets'
import { DAY_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'

const RETENTION_MS = RETENTION_DAYS.knownIp * DAY_MS

const isOld = (now: Date) => lt(knownIps.lastUsedAt, new Date(now.getTime() - RETENTION_MS))

/** As a keyed hash: failed logins elsewhere do not lock it out. Prunes the account's old ones. */
export async function rememberIp(
  { db, now, clientIp }: Pick<Context, 'db' | 'now' | 'clientIp'>,
  userId: number,
): Promise<void> {
  await db.delete(knownIps).where(and(eq(knownIps.userId, userId), isOld(now)))
  await db
    .insert(knownIps)
    .values({ userId, ipHash: keyedHash(clientIp), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownIps.userId, knownIps.ipHash],
      set: { lastUsedAt: now },
    })
}

/** Also of accounts that never return. @returns how many. */
export async function forgetOldIps(db: Db, now: Date): Promise<number> {
  const { count } = await db.delete(knownIps).where(isOld(now))
  return count
}
