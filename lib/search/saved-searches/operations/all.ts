import { and, asc, eq, ne } from 'drizzle-orm'
import { savedSearches } from '@/db/schema'
import type { WriteTx } from '@/lib/platform/write'
import { recordNoticeConsent, setFrequency } from './manage'

/** Pauses every saved search of a locked account, and with that withdraws the consent to notices. */
export async function pauseAllSearches(tx: WriteTx, userId: number, now: Date): Promise<void> {
  const isRunning = ne(savedSearches.frequency, 'en pausa')
  for (const search of await lockSearches(tx, userId, isRunning))
    await setFrequency(tx, search, { frequency: 'en pausa', byLink: false, now })
  // Also where an older release, running beside, paused the last one without a record.
  await recordNoticeConsent(tx, userId, 'form', now)
}

/** Starts every paused one again, each as often as before, and with that gives it. */
export async function resumeAllSearches(tx: WriteTx, userId: number, now: Date): Promise<void> {
  const isPaused = eq(savedSearches.frequency, 'en pausa')
  for (const search of await lockSearches(tx, userId, isPaused))
    await setFrequency(tx, search, { frequency: search.resumesAs ?? 'diaria', byLink: false, now })
}

const lockSearches = (tx: WriteTx, userId: number, which: ReturnType<typeof eq>) =>
  tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), which))
    .orderBy(asc(savedSearches.id))
    .for('update')
