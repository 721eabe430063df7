import { and, eq, lt } from 'drizzle-orm'
import { knownAddresses } from '@/db/schema'
import { keyedHash } from '@/lib/auth/secrets'
import type { Context } from '@/lib/context'

/** For half a year, counted from the last time. */
const REMEMBERED_MS = 180 * 86_400_000

/**
 * Notes that somebody has signed in from the address of this request, as a keyed hash: failures from elsewhere do not
 * lock them out here, and what is reported from here without an account counts as theirs. What is too old is forgotten.
 */
export async function rememberAddress(
  { db, now, address }: Pick<Context, 'db' | 'now' | 'address'>,
  userId: number,
): Promise<void> {
  const old = new Date(now.getTime() - REMEMBERED_MS)
  await db
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), lt(knownAddresses.lastUsedAt, old)))
  await db
    .insert(knownAddresses)
    .values({ userId, address: keyedHash(address), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.address],
      set: { lastUsedAt: now },
    })
}
