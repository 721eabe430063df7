import { connect, createServer, type Socket } from 'node:net'

/** A line to the tested server that a test can cut. */
interface ShakyLine {
  /** The server's address on this line. */
  url: string
  /** Breaks what is under way; new connections work. */
  shake(): void
  /** Breaks what is under way and everything else, until it is mended. */
  cut(): void
  mend(): void
  close(): void
}

/** Lays a line to `site`; the browser takes it for the site itself. */
export async function openShakyLine(site: string): Promise<ShakyLine> {
  const { port, hostname } = new URL(site)
  const sockets = new Set<Socket>()
  let isDown = false
  const server = createServer((near) => {
    if (isDown) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  const shake = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${address.port}`,
    shake,
    cut: () => {
      isDown = true
      shake()
    },
    mend: () => {
      isDown = false
    },
    close: () => {
      shake()
      server.close()
    },
  }
}
