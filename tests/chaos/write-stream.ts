import { setTimeout as wait } from 'node:timers/promises'
import type { Write } from './writes'

/** What is due while so many wait is left out: a machine that cannot keep up would only work for clients that gave up. */
const MOST_IN_FLIGHT = 100

/** Sends writes at a steady rate, however long each takes. */
export class WriteStream {
  acknowledged = 0
  elapsedMs = 0
  readonly #next: () => Write
  readonly #perSecond: number
  readonly #writes: Write[] = []
  #inFlight = 0
  #due = 0
  #answeredAt = 0
  #startedAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(next: () => Write, perSecond: number) {
    this.#next = next
    this.#perSecond = perSecond
  }

  get sent(): number {
    return this.#writes.length
  }

  /** @param most milliseconds until the first is acknowledged */
  async start(most: number): Promise<void> {
    this.#startedAt = performance.now()
    this.#timer = setInterval(() => {
      const due = ((performance.now() - this.#startedAt) * this.#perSecond) / 1000
      for (; this.#due < due; this.#due++) if (this.#inFlight < MOST_IN_FLIGHT) this.#send()
    }, 1000 / this.#perSecond)
    await this.untilAnswered(this.#startedAt, most)
  }

  /** @returns milliseconds from `since` until a write that was sent later is acknowledged; `most` if none is. */
  async untilAnswered(since: number, most: number): Promise<number> {
    while (this.#answeredAt < since && performance.now() - since < most) await wait(20)
    return performance.now() - since
  }

  /** @returns all writes, once each has its answer or gave up. */
  async stop(): Promise<readonly Write[]> {
    clearInterval(this.#timer)
    this.elapsedMs = performance.now() - this.#startedAt
    while (this.#inFlight > 0) await wait(50)
    return this.#writes
  }

  async #send(): Promise<void> {
    const write = this.#next()
    this.#writes.push(write)
    this.#inFlight++
    write.sentAt = performance.now()
    write.outcome = await write.send()
    this.#inFlight--
    if (write.outcome !== 'acknowledged') return
    this.acknowledged++
    this.#answeredAt = Math.max(this.#answeredAt, write.sentAt)
  }
}
