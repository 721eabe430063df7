import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import type { Page, Request, Route } from '@playwright/test'

/** A TCP proxy to the tested server whose connections a test can break. */
interface FlakyProxy {
  /** The server's address through the proxy. */
  url: string
  /** Breaks open connections; new ones work. */
  drop(): void
  /** Breaks open connections and refuses new ones until `restore`. */
  goDown(): void
  restore(): void
  close(): void
}

/** Starts a proxy to `site`; the browser takes it for the site itself. */
export async function startFlakyProxy(site: string): Promise<FlakyProxy> {
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
    }
    near.pipe(withOrigin(new URL(site).origin)).pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${address.port}`,
    drop,
    goDown: () => {
      isDown = true
      drop()
    },
    restore: () => {
      isDown = false
    },
    close: () => {
      drop()
      server.close()
    },
  }
}

/** Makes the next page load all of its files, as on a first visit. */
export async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Slow 4G throttling profile: bytes per second, latency in milliseconds. */
const MOBILE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Throttles a page's connections, to slow 4G by default. */
export async function throttle(page: Page, conditions: Partial<typeof MOBILE> = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...MOBILE, ...conditions })
}

/** Requests as from the site's own origin: it takes forms from no other, and the proxy has another port. */
const withOrigin = (origin: string) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = chunk.toString('latin1')
      done(
        null,
        Buffer.from(text.replace(/^origin: http:\/\/localhost:\d+/im, `Origin: ${origin}`), 'latin1'),
      )
    },
  })

/** Fetched by the router, not a document navigation. */
export const isRouterFetch = (request: Request) => request.headers().rsc !== undefined

/** Holds matching requests without an answer. */
export async function hold(
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<{ release: () => void; allow: () => void }> {
  const held: Route[] = []
  let isOver = false
  await page.route(url, (route) => {
    if (isOver || !isHeld(route.request())) return route.continue()
    held.push(route)
  })
  const allow = () => {
    isOver = true
  }
  return {
    /** Lets further requests through. */
    allow,
    /** Lets further and held requests through. */
    release() {
      allow()
      for (const route of held) route.continue()
    },
  }
}

/** Holds the forms that a page sends, as on a slow line. @returns a function that lets them through, these and later ones */
export async function holdForms(page: Page): Promise<() => void> {
  const isForm = (request: Request) => request.headers()['next-action'] !== undefined
  return (await hold(page, '**/*', isForm)).release
}
