import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { taskRuns } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { processSingleton } from '@/lib/platform/process-singleton'

export type PeriodicTask = 'maintenance' | 'reconciliation' | 'saved searches' | 'imports' | 'mails'

/** Some rounds come every two seconds. */
const NOTE_EVERY_MS = 30_000

const notedAt = processSingleton('task runs', () => new Map<PeriodicTask, number>())

/**
 * One round of a periodic task; a round that succeeds is noted for the metrics of all processes.
 * @param isSuccess of the report; without it every round that ends
 */
export async function runTask<Report>(
  ctx: Context,
  task: PeriodicTask,
  run: (ctx: Context) => Promise<Report>,
  isSuccess: (report: Report) => boolean = () => true,
): Promise<Report> {
  const report = await run(ctx)
  if (isSuccess(report)) await noteSuccess(ctx.db, task)
  return report
}

/** By the database's clock, every half a minute at most. */
export async function noteSuccess(db: Db, task: PeriodicTask, now = performance.now()): Promise<void> {
  if (now - (notedAt.get(task) ?? Number.NEGATIVE_INFINITY) < NOTE_EVERY_MS) return
  notedAt.set(task, now)
  await db
    .insert(taskRuns)
    .values({ task, succeededAt: sql`now()` })
    .onConflictDoUpdate({ target: taskRuns.task, set: { succeededAt: sql`now()` } })
}
