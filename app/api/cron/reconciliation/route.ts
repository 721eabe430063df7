import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { runReconciliation } from '@/lib/reconciliation/operations'

/** Seconds a serverless host grants; a run stops reading after 45. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () => runReconciliation(createContext({ kind: 'system', name: 'cron' }))),
})
