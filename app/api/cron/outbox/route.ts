import { cronTask } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'
import { deliverOnce } from '@/lib/platform/outbox/mail-worker'

/** Seconds a serverless host grants; a run starts mails for 20 s and waits 10 s for the last. */
export const maxDuration = 60

/** For hosts without a worker. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronTask(
    'mails',
    ({ db }) => deliverOnce(db),
    ({ lastError }) => lastError === null,
  ),
})
