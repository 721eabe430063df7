import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { cronJob } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'
import { runTask } from '@/lib/platform/task-runs/operations'
import { runSearchTasks } from '@/lib/search/operations'

/** Seconds a serverless host grants; mailing stops after 20, and merging counts, cut off anywhere, goes on in the next round. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () =>
    runTask(createContext({ kind: 'system', name: 'cron' }), 'saved searches', runSearchTasks),
  ),
})
