import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { looseFiles } from '@/db/schema'
import { fileStore } from '@/lib/integrations/files/store'
import { logError } from '@/lib/log'

/** How long a file may be without an owner; every request that gives it one is over long before. */
const ORPHANED_MS = 24 * 3_600_000

/** Notes private files that are about to be stored, or lose their owner in this transaction: the sweep finds them. */
export async function noteOrphanedFiles(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insert(looseFiles)
    .values(names.map((name) => ({ name })))
    .onConflictDoUpdate({ target: looseFiles.name, set: { createdAt: sql`now()` } })
}

/** A file has an owner now, which its transaction says, or is gone: nothing has to be removed. */
export async function claimFile(db: Db, name: string): Promise<void> {
  await db.delete(looseFiles).where(eq(looseFiles.name, name))
}

/**
 * Removes the files that have been without an owner for a day, also those that were written after their owner had gone.
 * What cannot be removed is logged and stays for the next sweep; any number may run at once.
 * @returns how many are gone.
 */
export async function sweepOrphanedFiles(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ORPHANED_MS)
  const old = await db
    .select({ name: looseFiles.name })
    .from(looseFiles)
    .where(lt(looseFiles.createdAt, before))
  let swept = 0
  for (const { name } of old) {
    try {
      await fileStore.delete(name)
      // The row goes last: a file that could not be removed is found again.
      await claimFile(db, name)
      swept++
    } catch (error) {
      logError('file sweep', error)
    }
  }
  return swept
}
