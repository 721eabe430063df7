import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { DRAIN_MS } from './drain'

const MIN_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 30_000
/** A worker that served for so long did not die of its start. */
const HEALTHY_MS = 60_000

interface Options {
  workers: number
  /** Of each; null leaves it to `NODE_OPTIONS`. */
  heapMb: number | null
  onReady: () => void
}

/**
 * Runs workers that share the port, and replaces one that dies; one that dies again and again waits longer each time. The
 * first runs the scheduled tasks. Ends with code 1 when a worker dies before any ever served: it has said why.
 */
export function runCluster({ workers, heapMb, onReady }: Options): void {
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--max-old-space-size'))
  cluster.setupPrimary({ execArgv: heapMb === null ? flags : [...flags, `--max-old-space-size=${heapMb}`] })
  // What one of them asks of the shared port, another may get.
  const withinStamp = randomUUID()
  const running = new Map<number, Worker>()
  const ready = new Set<number>()
  let isStopping = false

  const start = (slot: number, backoffMs: number) => {
    if (isStopping) return
    const startedAt = performance.now()
    const worker = cluster.fork({
      WORKER_SLOT: String(slot),
      WEB_CONCURRENCY: String(workers),
      WITHIN_STAMP: withinStamp,
    })
    running.set(slot, worker)
    worker.once('message', () => {
      if (ready.has(slot)) return
      ready.add(slot)
      if (ready.size === workers) onReady()
    })
    worker.once('exit', (code) => {
      running.delete(slot)
      if (isStopping) return running.size === 0 && process.exit(0)
      if (ready.size === 0) process.exit(code || 1)
      const next = performance.now() - startedAt > HEALTHY_MS ? MIN_BACKOFF_MS : backoffMs
      setTimeout(start, next, slot, Math.min(next * 2, MAX_BACKOFF_MS))
    })
  }

  const stop = () => {
    if (isStopping) return
    isStopping = true
    if (running.size === 0) process.exit(0)
    for (const { process: child } of running.values()) child.kill('SIGTERM')
    setTimeout(() => {
      for (const { process: child } of running.values()) child.kill('SIGKILL')
    }, DRAIN_MS + 2_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  for (let slot = 0; slot < workers; slot++) start(slot, MIN_BACKOFF_MS)
}
