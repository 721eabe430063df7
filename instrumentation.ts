import type { Instrumentation } from 'next'

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { authSecret, env, missingResponsible } = await import('@/lib/platform/env')
  authSecret()
  const { startBus } = await import('@/lib/platform/bus/bus')
  await startBus()
  const { startSearch } = await import('@/lib/search/search')
  startSearch()
  const { startMailWorker } = await import('@/lib/platform/outbox/mail-worker')
  const { jobDb } = await import('@/db/client')
  startMailWorker(jobDb)
  const { startScheduledTasks } = await import('@/lib/maintenance/worker')
  // Next.js has set the port it listens on by now.
  const { PORT = '3000', HOSTNAME } = process.env
  const origins = ['127.0.0.1', '[::1]', HOSTNAME ?? 'localhost'].map((name) => `http://${name}:${PORT}`)
  startScheduledTasks(origins)
  // Says in the log what an operator should know.
  const { readReadiness } = await import('@/lib/maintenance/readiness/queries')
  const { host } = await import('@/lib/platform/host')
  if (!host().runsSchedule) return
  readReadiness()
  const missing = missingResponsible(env).join(' ')
  const { logFact } = await import('@/lib/platform/log')
  if (missing) logFact('privacy: the page does not say who answers for personal data', { missing })
}

/** Outside rendering, pages fail at reading a post: the server program answers 400. */
export const onRequestError: Instrumentation.onRequestError = async (_error, { method }, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || method !== 'POST') return
  if (context.routePath.startsWith('/api/') || context.renderSource !== undefined) return
  const { currentRequest } = await import('@/lib/platform/request-scope')
  const request = currentRequest()
  if (request) request.isUnreadable = true
}
