import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { runImports } from '@/lib/imports/operations/run'

/** Seconds a serverless host grants; a round begins no row after 30. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronJob(env.CRON_SECRET, () => runImports(createContext({ kind: 'system', name: 'cron' }))),
})
