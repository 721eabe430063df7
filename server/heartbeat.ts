import { serverRole } from '@/lib/platform/host'
import { wakeWorkers } from '@/lib/platform/worker'

/** What a worker and the process that started it (`cluster.ts`) tell each other. */
export const HEARTBEAT_MS = 2_000
export const READY = 'ready'
export const FIRST = 'first'
const ALIVE = 'alive'

/**
 * Tells the process that started this one that the event loop turns, as long as both last; takes over the scheduled tasks when
 * told to.
 */
export function joinCluster(): void {
  // With a callback a broken channel is no error of ours: the process ends by itself.
  const ignore = () => {}
  setInterval(() => process.send?.(ALIVE, undefined, undefined, ignore), HEARTBEAT_MS).unref()
  process.on('message', (message) => {
    if (message !== FIRST) return
    serverRole.isFirst = true
    wakeWorkers()
  })
}
