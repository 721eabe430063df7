import { runMaintenance } from '@/lib/maintenance/operations'
import { cronTask } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'

/** Seconds a serverless host grants. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronTask('maintenance', runMaintenance, (report) =>
    Object.values(report).every((part) => part !== null),
  ),
})
