import { runReconciliation } from '@/lib/money/reconciliation/operations'
import { cronTask } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'

/** Seconds a serverless host grants; a run stops reading after 45. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronTask(
    'reconciliation',
    (ctx) => runReconciliation(ctx),
    ({ outcome }) => outcome !== 'failed',
  ),
})
