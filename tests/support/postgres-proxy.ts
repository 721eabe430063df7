import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy in front of a database, which a test can silence, cut or take away. */
export class PostgresProxy {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #port = 0
  #isSilent = false

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl)
  }

  /** The database's address through the proxy; once it was opened. */
  get url(): string {
    const url = new URL(this.#target)
    url.port = String(this.#port)
    return url.href
  }

  /** Listens, at the same port as before where it was open already. */
  async open(): Promise<void> {
    const server = createServer((near) => this.#join(near))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
    this.#port = address.port
    this.#server = server
  }

  /** From now on nothing is forwarded and nothing closed, as by a firewall that forgets connections. */
  silence(): void {
    this.#isSilent = true
  }

  /** New connections work again; silenced ones stay silent. */
  restore(): void {
    this.#isSilent = false
  }

  /** Cuts the connections. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Cuts the connections and refuses new ones. */
  async close(): Promise<void> {
    const server = this.#server
    this.#server = null
    this.cut()
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    let isSilenced = false
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (data) => {
        isSilenced ||= this.#isSilent
        if (!isSilenced) other.write(data)
      })
    }
  }
}
