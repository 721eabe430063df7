import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { runMaintenance } from '@/lib/maintenance/operations'

/** Seconds a serverless host grants. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () => runMaintenance(createContext({ kind: 'system', name: 'cron' }))),
})
