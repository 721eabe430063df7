/** An outage is told once a minute, not once a round. */
const QUIET_MS = 60_000

interface WorkerOptions {
  /** Does what is due. @returns what went wrong, null when nothing did. It may also throw. */
  round: (stop: AbortSignal) => Promise<unknown>
  pollMs: number
  /** How long to wait before the first round. */
  firstAfterMs?: number
  /** Hears of trouble, at most once a minute. */
  onTrouble: (trouble: unknown) => void
}

/** Does a round of work, rests, and does the next one: every `pollMs`, or at once when it is woken. */
export class Worker {
  readonly #options: WorkerOptions
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>
  #woken = false
  #endRest = () => {}
  #toldAt = Number.NEGATIVE_INFINITY

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#ended = this.#run()
  }

  /** Makes the next round begin at once; also when one is running, which may have looked already. */
  wake(): void {
    this.#woken = true
    this.#endRest()
  }

  /** No further work is begun. @returns once what was begun is finished. */
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
      const trouble = await this.#options.round(this.#stop.signal).catch((error: unknown) => error)
      if (trouble) this.#tell(trouble)
      await this.#rest(pollMs)
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#woken || this.#stop.signal.aborted) return resolve()
      const timer = setTimeout(resolve, milliseconds)
      // A resting worker must not keep the process alive.
      timer.unref()
      this.#endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #tell(trouble: unknown): void {
    const now = performance.now()
    if (now - this.#toldAt < QUIET_MS) return
    this.#toldAt = now
    this.#options.onTrouble(trouble)
  }
}
