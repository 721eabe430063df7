import { host } from './host'
import { processSingleton } from './process-singleton'

/** Repeated failures are logged once a minute, not once a round. */
const LOG_INTERVAL_MS = 60_000

interface WorkerOptions {
  /**
   * One round, which a stopping process lets end; `stop` tells it to begin nothing more.
   * @returns the last failure, or null. May throw.
   */
  round: (stop: AbortSignal) => Promise<unknown>
  pollMs: number
  firstAfterMs?: number
  onError: (error: unknown) => void
}

/** Starts this process's worker of that name, once; it stops with the process. Does nothing on a host without workers. */
export function startWorker(name: string, options: WorkerOptions): void {
  if (!host().runsWorkers || workers.has(name)) return
  const worker = new Worker(options)
  workers.set(name, worker)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => worker.stop())
}

export const findWorker = (name: string): Worker | undefined => workers.get(name)

/** Has each begin a round soon, instead of when it is due. */
export function wakeWorkers(): void {
  for (const worker of workers.values()) worker.wake()
}

/** Resolves once the running round of each has finished. */
export async function stopWorkers(): Promise<void> {
  await Promise.allSettled([...workers.values()].map((worker) => worker.stop()))
}

const workers = processSingleton('workers', () => new Map<string, Worker>())

/** A polling loop: runs a round every `pollMs`, or at once when woken. */
export class Worker {
  readonly #options: WorkerOptions
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>
  #woken = false
  #endRest = () => {}
  #loggedAt = Number.NEGATIVE_INFINITY

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#ended = this.#run()
  }

  wake(): void {
    this.#woken = true
    this.#endRest()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    this.#endRest()
    await this.#ended
  }

  async #run(): Promise<void> {
    const { firstAfterMs = 0, pollMs } = this.#options
    if (firstAfterMs > 0) await this.#rest(firstAfterMs)
    while (!this.#stop.signal.aborted) {
      this.#woken = false
      const error = await this.#options.round(this.#stop.signal).catch((thrown: unknown) => thrown)
      if (error) this.#log(error)
      await this.#rest(pollMs)
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#woken || this.#stop.signal.aborted) return resolve()
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      this.#endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #log(error: unknown): void {
    const now = performance.now()
    if (now - this.#loggedAt < LOG_INTERVAL_MS) return
    this.#loggedAt = now
    this.#options.onError(error)
  }
}
