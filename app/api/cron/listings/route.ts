import { runMaintenance } from '@/lib/maintenance/operations'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { cronJob } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'
import { runTask } from '@/lib/platform/task-runs/operations'

/** Seconds a serverless host grants. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () =>
    runTask(createContext({ kind: 'system', name: 'cron' }), 'maintenance', runMaintenance, (report) =>
      Object.values(report).every((part) => part !== null),
    ),
  ),
})
