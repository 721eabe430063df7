import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { deliverOnce } from '@/lib/outbox/delivery'

/** Seconds a serverless host grants; a run starts mails for 20 s and waits 10 s for the last. */
export const maxDuration = 60

/** For hosts without a worker. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () => deliverOnce(createContext({ kind: 'system', name: 'cron' }).db)),
})
