export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { authSecret } = await import('./lib/env')
  authSecret()
  const { startBus } = await import('./lib/bus/bus')
  await startBus()
  const { warmSearch } = await import('./lib/search/search')
  warmSearch()
  const { startMailWorker } = await import('./lib/outbox/delivery')
  const { db } = await import('./db/client')
  startMailWorker(db)
  const { serverRole } = await import('./lib/server-role')
  const { startScheduledTasks } = await import('./lib/maintenance/worker')
  // Next.js has set the port it listens on by now.
  const { PORT = '3000', HOSTNAME } = process.env
  const origins = ['127.0.0.1', '[::1]', HOSTNAME ?? 'localhost'].map((host) => `http://${host}:${PORT}`)
  if (serverRole.runsSchedule) startScheduledTasks(origins)
}
