import { connect, type Socket } from 'node:net'
import postgres from 'postgres'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { codesOf } from '@/lib/platform/error-causes'

const CONNECT_SECONDS = 3

interface ConnectionEvents {
  notify?: (channel: string, payload: string) => void
  close?: () => void
}

/** The driver knows these options, its types do not. */
type DriverOptions = postgres.Options<Record<string, never>> & {
  onnotify: ConnectionEvents['notify']
  socket: (options: { host: string[]; port: number[]; path: string | false }) => Socket
}

/**
 * One connection of its own, opened by the first query and again by the first after `drop`. Unlike one of a pool it can
 * be broken from here: of a connection that hangs nothing else comes back.
 */
export class Connection {
  readonly #url: string
  readonly #events: ConnectionEvents
  #client: postgres.Sql | null = null
  #socket: Socket | null = null
  #wasReached = false

  constructor(url: string, events: ConnectionEvents = {}) {
    this.#url = parseDatabaseUrl(url).href
    this.#events = events
  }

  get sql(): postgres.Sql {
    this.#client ??= this.#open()
    return this.#client
  }

  /** Nobody gets an answer: nothing listens, the database starts or stops, or a pooler says that it is away. */
  isAway(error: unknown): boolean {
    return !this.#wasReached || codesOf(error).some((code) => /^(57P0|08)/.test(code))
  }

  /** Breaks the connection, without waiting for the other side. Call it after every failure. */
  drop(): void {
    const [client, socket] = [this.#client, this.#socket]
    this.#client = null
    this.#socket = null
    socket?.destroy()
    client?.end({ timeout: 0 }).catch(() => {})
  }

  /** The driver's client connects once: a second attempt may start with what was left to write at the first. */
  #open(): postgres.Sql {
    let isOpened = false
    const options: DriverOptions = {
      max: 1,
      prepare: false,
      fetch_types: false,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: CONNECT_SECONDS,
      onnotice: () => {},
      onclose: () => this.#client === client && this.#events.close?.(),
      onnotify: this.#events.notify,
      socket: ({ host: [host = 'localhost'], port: [port = 5432], path }) => {
        if (isOpened) throw new Error('The database closed the connection')
        isOpened = true
        const socket = path ? connect(path) : connect(port, host)
        this.#wasReached = false
        socket.once('connect', () => {
          this.#wasReached = true
        })
        this.#socket = socket.unref()
        // The driver takes the name for TLS from here.
        return Object.assign(socket, { host })
      },
    }
    const client = postgres(this.#url, options)
    return client
  }
}
