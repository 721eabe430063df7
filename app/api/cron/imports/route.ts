import { runImports } from '@/lib/pets/imports/operations/run'
import { cronTask } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'

/** Seconds a serverless host grants; a round begins no row after 30. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: cronTask('imports', runImports),
})
