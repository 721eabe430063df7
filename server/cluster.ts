import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { serverRole } from '@/lib/platform/host'
import { logError } from '@/lib/platform/log'
import { wakeWorkers } from '@/lib/platform/worker'
import { DRAIN_MS } from './drain'

const MIN_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 30_000
/** A worker that served for so long did not die of its start. */
const HEALTHY_MS = 60_000
/** A worker that was silent for so long hangs: its event loop has not turned. */
const HUNG_MS = 15_000
/** Loading the framework may take the whole processor for long. */
const START_MS = 120_000

interface Options {
  workers: number
  /** Heap of each worker in MB; null leaves it to `NODE_OPTIONS`. */
  heapMb: number | null
  onReady: () => void
  hungMs?: number
}

interface Member {
  worker: Worker
  isReady: boolean
  /** `performance.now()` */
  heardAt: number
}

/**
 * Runs workers that share the port, and replaces one that dies or hangs; one that dies again and again waits longer each
 * time. One of them, the first as long as it lives, runs the scheduled tasks. Ends with code 1 when a worker dies before any
 * ever served: it has said why.
 */
export function runCluster({ workers, heapMb, onReady, hungMs = HUNG_MS }: Options): void {
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--max-old-space-size'))
  cluster.setupPrimary({ execArgv: heapMb === null ? flags : [...flags, `--max-old-space-size=${heapMb}`] })
  // What one of them asks of the shared port, another may get.
  const withinStamp = randomUUID()
  const running = new Map<number, Member>()
  const ready = new Set<number>()
  let first = 0
  let isStopping = false

  const start = (slot: number, backoffMs: number) => {
    if (isStopping) return
    const startedAt = performance.now()
    const worker = cluster.fork({
      WORKER_SLOT: String(slot),
      WORKER_IS_FIRST: String(slot === first),
      WEB_CONCURRENCY: String(workers),
      WITHIN_STAMP: withinStamp,
    })
    const member: Member = { worker, isReady: false, heardAt: startedAt }
    running.set(slot, member)
    worker.on('message', (message) => {
      member.heardAt = performance.now()
      if (message !== READY) return
      member.isReady = true
      if (ready.has(slot)) return
      ready.add(slot)
      if (ready.size === workers) onReady()
    })
    worker.once('exit', (code) => {
      running.delete(slot)
      if (isStopping) return running.size === 0 && process.exit(0)
      if (ready.size === 0) {
        // The same keeps the others from starting, and need not be said again.
        for (const { worker: other } of running.values()) other.process.kill('SIGKILL')
        process.exit(code || 1)
      }
      if (slot === first) passOn()
      const next = performance.now() - startedAt > HEALTHY_MS ? MIN_BACKOFF_MS : backoffMs
      setTimeout(start, next, slot, Math.min(next * 2, MAX_BACKOFF_MS))
    })
  }

  /** Gives the scheduled tasks to another worker; without one the next of that slot has them. */
  const passOn = () => {
    const heir = [...running].find(([, { isReady }]) => isReady)
    if (!heir) return
    first = heir[0]
    heir[1].worker.send(FIRST, () => {})
  }

  let lookedAt = performance.now()
  const endHung = () => {
    const now = performance.now()
    // Halted ourselves: what was sent meanwhile is not read yet.
    const wasHalted = now - lookedAt > 2 * HEARTBEAT_MS
    lookedAt = now
    for (const [slot, member] of running) {
      if (wasHalted) member.heardAt = now
      if (now - member.heardAt < (member.isReady ? hungMs : START_MS)) continue
      logError('worker', new Error(`worker ${slot} hangs and is replaced`))
      member.worker.process.kill('SIGKILL')
    }
  }
  setInterval(endHung, HEARTBEAT_MS / 2).unref()

  const stop = () => {
    if (isStopping) return
    isStopping = true
    if (running.size === 0) process.exit(0)
    for (const { worker } of running.values()) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const { worker } of running.values()) worker.process.kill('SIGKILL')
    }, DRAIN_MS + 2_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  for (let slot = 0; slot < workers; slot++) start(slot, MIN_BACKOFF_MS)
}

/** What a worker and the process that started it (`runCluster`) tell each other. */
const HEARTBEAT_MS = 2_000
export const READY = 'ready'
const FIRST = 'first'
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
