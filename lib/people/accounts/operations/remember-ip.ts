import { and, eq, lt } from 'drizzle-orm'
import { knownIps } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { keyedHash } from '@/lib/platform/secrets'
import { DAY_MS } from '@/lib/text/durations'

const RETENTION_MS = 180 * DAY_MS

/** As a keyed hash: failed logins elsewhere do not lock it out. Prunes old ones. */
export async function rememberIp(
  { db, now, clientIp }: Pick<Context, 'db' | 'now' | 'clientIp'>,
  userId: number,
): Promise<void> {
  const old = new Date(now.getTime() - RETENTION_MS)
  await db.delete(knownIps).where(and(eq(knownIps.userId, userId), lt(knownIps.lastUsedAt, old)))
  await db
    .insert(knownIps)
    .values({ userId, ipHash: keyedHash(clientIp), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownIps.userId, knownIps.ipHash],
      set: { lastUsedAt: now },
    })
}
