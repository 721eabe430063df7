import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { orphanedFiles } from '@/db/schema'
import { env } from '@/lib/platform/env'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import { DAY_MS } from '@/lib/text/durations'

/** How long a file stays: longer than any request that could still claim it. */
const GRACE_MS = env.FILE_RETENTION_DAYS * DAY_MS

/** For the orphan sweep: before a file is stored, or in the transaction that takes its owner. */
export async function noteOrphanedFiles(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insert(orphanedFiles)
    .values(names.map((name) => ({ name })))
    .onConflictDoUpdate({ target: orphanedFiles.name, set: { createdAt: sql`now()` } })
}

/** Call in the transaction that gives the file an owner; the orphan sweep then skips it. */
export async function claimFile(db: Db, name: string): Promise<void> {
  await db.delete(orphanedFiles).where(eq(orphanedFiles.name, name))
}

/** Failures are logged and left to the next sweep; sweeps may overlap. @returns how many were deleted. */
export async function sweepOrphanedFiles(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS)
  const old = await db
    .select({ name: orphanedFiles.name })
    .from(orphanedFiles)
    .where(lt(orphanedFiles.createdAt, before))
  let swept = 0
  for (const { name } of old) {
    try {
      await fileStore.delete(name)
      // The row goes last, so that a failed deletion is retried.
      await claimFile(db, name)
      swept++
    } catch (error) {
      logError('file sweep', error)
    }
  }
  return swept
}
