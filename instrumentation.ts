export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { authSecret, env } = await import('./lib/env')
  authSecret()
  const { stampPeerAddress } = await import('./lib/http/client-ip')
  stampPeerAddress()
  const { limitFormPosts } = await import('./lib/http/form-post-guard')
  limitFormPosts(env.TRUSTED_PROXY_HOPS)
  const { startBus } = await import('./lib/bus/bus')
  await startBus()
  const { warmSearch } = await import('./lib/search/search')
  warmSearch()
  const { startMailWorker } = await import('./lib/outbox/delivery')
  const { db } = await import('./db/client')
  startMailWorker(db)
  const { startScheduledTasks } = await import('./lib/maintenance/worker')
  // Next.js has set the port it listens on by now.
  const { PORT = '3000', HOSTNAME } = process.env
  startScheduledTasks(['127.0.0.1', '[::1]', HOSTNAME ?? 'localhost'].map((host) => `http://${host}:${PORT}`))
}
