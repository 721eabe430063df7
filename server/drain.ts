import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serverRole } from '@/lib/platform/host'
import { stopWorkers } from '@/lib/platform/worker'
import type { Framework } from './next-internals/start'

/** Platforms wait ten seconds and more before they kill. */
export const DRAIN_MS = 10_000
const CLOSE_IDLE_EVERY_MS = 50

/** Ends the process, after ten seconds at most for its requests, the work after them and rounds of its workers. */
export async function drain(server: Server, framework: Framework): Promise<void> {
  if (serverRole.isDraining) return
  serverRole.isDraining = true
  const deadline = wait(DRAIN_MS)
  await Promise.race([close(server), deadline])
  server.closeAllConnections()
  await Promise.race([Promise.allSettled([framework.close(), stopWorkers()]), deadline])
  process.exit(0)
}

async function close(server: Server): Promise<void> {
  let isClosed = false
  server.close(() => {
    isClosed = true
  })
  // A connection that is busy now is idle after its answer.
  while (!isClosed) {
    server.closeIdleConnections()
    await wait(CLOSE_IDLE_EVERY_MS)
  }
}
