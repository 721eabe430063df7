import { cronTask } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'
import { runSearchTasks } from '@/lib/search/operations'

/** Seconds a serverless host grants; mailing stops after 20, and merging counts, cut off anywhere, goes on in the next round. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronTask('saved searches', runSearchTasks),
})
