import 'server-only'
import { type Context, createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { type PeriodicTask, runTask } from '@/lib/platform/task-runs/operations'
import { cronJob } from './cron'
import type { Endpoint } from './route'

/**
 * An endpoint for schedulers that runs one round of a periodic task and answers with its report.
 * @param isSuccess of the report, as in `runTask`
 */
export const cronTask = <Report extends object>(
  task: PeriodicTask,
  run: (ctx: Context) => Promise<Report>,
  isSuccess?: (report: Report) => boolean,
): Endpoint =>
  cronJob(env.CRON_SECRET, () =>
    runTask(createContext({ kind: 'system', name: 'cron' }), task, run, isSuccess),
  )
