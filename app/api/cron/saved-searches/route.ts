import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { runSavedSearches } from '@/lib/saved-searches/operations/run'

/** Seconds a serverless host grants; a round stops after 20. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () => runSavedSearches(createContext({ kind: 'system', name: 'cron' }))),
})
