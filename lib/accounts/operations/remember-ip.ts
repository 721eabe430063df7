import { and, eq, lt } from 'drizzle-orm'
import { knownIps } from '@/db/schema'
import type { Context } from '@/lib/context'
import { keyedHash } from '@/lib/secrets'

/** For half a year, counted from the last time. */
const REMEMBERED_MS = 180 * 86_400_000

/**
 * Notes that somebody has signed in from the address of this request, as a keyed hash: failures from elsewhere do not
 * lock them out here, and what is reported from here without an account counts as theirs. What is too old is forgotten.
 */
export async function rememberIp(
  { db, now, clientIp }: Pick<Context, 'db' | 'now' | 'clientIp'>,
  userId: number,
): Promise<void> {
  const old = new Date(now.getTime() - REMEMBERED_MS)
  await db.delete(knownIps).where(and(eq(knownIps.userId, userId), lt(knownIps.lastUsedAt, old)))
  await db
    .insert(knownIps)
    .values({ userId, ipHash: keyedHash(clientIp), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownIps.userId, knownIps.ipHash],
      set: { lastUsedAt: now },
    })
}
