import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { deliverOnce } from '@/lib/outbox/delivery'

/** Seconds a serverless host grants; a round begins mails for twenty and waits ten for the last. */
export const maxDuration = 60

/** Sends the mail that is due, on hosts where no server lives long enough to do it by itself. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () => deliverOnce(createContext({ kind: 'system', name: 'cron' }).db)),
})
