import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './queries/connection'

const RETRY_MS = 500
const MAX_NAME = /^[a-z_]{1,63}$/

interface Subscriber {
  hear: (payload: string) => void
  /** From now on everything is heard; whatever was sent before may be missing. */
  up?: () => void
  /** Messages may get lost from now on. */
  down?: () => void
}

/** The process's one LISTEN connection. Opens it again for ever, and says to its subscribers when it is down and up. */
export class Listener {
  readonly #connection: Connection
  readonly #onError: (error: unknown) => void
  readonly #subscribers = new Map<string, Subscriber[]>()
  readonly #stop = new AbortController()
  #endSession = () => {}
  #isUp = false
  #isPaused = false
  #session = 0
  #heardAt = 0
  #isFailing = false

  /** @param url a direct one: poolers do not support LISTEN. @param onError told of the first failure of a series. */
  constructor(url: string, onError: (error: unknown) => void) {
    this.#onError = onError
    this.#connection = new Connection(url, {
      notify: (channel, payload) => this.#hear(channel, payload),
      close: () => this.#endSession(),
    })
    setImmediate(() => this.#run())
  }

  get isUp(): boolean {
    return this.#isUp && !this.#isPaused
  }

  /** While paused it counts as down: messages may be missing although the connection is well. */
  pause(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return
    this.#isPaused = isPaused
    if (!this.#isUp) return
    if (isPaused) this.#sayDown()
    else this.#sayUp()
  }

  get session(): number {
    return this.#session
  }

  /** When it heard the last message of any channel, or came up: `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Calls `up` soon, at once where it is up. */
  subscribe(channel: string, subscriber: Subscriber): void {
    if (!MAX_NAME.test(channel)) throw new Error(`${channel} cannot name a channel`)
    this.#subscribers.set(channel, [...(this.#subscribers.get(channel) ?? []), subscriber])
    if (!this.#isUp) return
    const session = this.#session
    this.#connection.sql.unsafe(`listen ${channel}`).then(
      () => this.isUp && this.#session === session && subscriber.up?.(),
      () => this.restart(),
    )
  }

  /** Resolves once the connection has answered, and delivered all that was sent before. @throws when it breaks. */
  async probe(): Promise<void> {
    await this.#connection.sql.unsafe('select 1')
  }

  /** Gives a connection up that hears nothing, and opens another. */
  restart(): void {
    this.#connection.drop()
    this.#endSession()
  }

  close(): void {
    this.#stop.abort()
    this.restart()
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const ended = new Promise<void>((resolve) => {
        this.#endSession = resolve
      })
      try {
        await this.#listen()
        this.#isFailing = false
        await ended
      } catch (error) {
        if (!this.#isFailing && !this.#stop.signal.aborted) this.#onError(error)
        this.#isFailing = true
      }
      this.#connection.drop()
      this.#setDown()
      await wait(RETRY_MS * (this.#isFailing ? 1 : 0.1), null, { ref: false })
    }
  }

  async #listen(): Promise<void> {
    let channels: string[]
    do {
      channels = [...this.#subscribers.keys()]
      const commands = channels.map((channel) => `listen ${channel}`)
      await this.#connection.sql.unsafe(['select 1', ...commands].join(';'))
    } while (channels.length < this.#subscribers.size)
    if (this.#stop.signal.aborted) return
    this.#isUp = true
    if (!this.#isPaused) this.#sayUp()
  }

  #setDown(): void {
    const wasUp = this.isUp
    this.#isUp = false
    if (wasUp) this.#sayDown()
  }

  #sayUp(): void {
    this.#session += 1
    this.#heardAt = performance.now()
    for (const subscriber of [...this.#subscribers.values()].flat()) subscriber.up?.()
  }

  #sayDown(): void {
    for (const subscriber of [...this.#subscribers.values()].flat()) subscriber.down?.()
  }

  #hear(channel: string, payload: string): void {
    this.#heardAt = performance.now()
    for (const { hear } of this.#subscribers.get(channel) ?? []) hear(payload)
  }
}
