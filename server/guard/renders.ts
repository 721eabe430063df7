import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { addGauge } from '@/lib/metrics'
import { decodedPath } from '@/server/decoded-path'

/** Each holds some 3 MB until it is made, and more of them at once are not made faster: one core makes them. */
const MAX_RENDERING = 8
/** What a process renders in about five seconds. */
const MAX_WAITING = 120
/** Then whoever waits is refused. */
const MAX_WAIT_MS = 5_000
/** Then a place goes to the next though its page is not made: a client may read slowly. */
const MAX_RENDER_MS = 10_000

/** Endpoints and files cost little, or have limits of their own; parts of the site for people who are signed in have few visitors. */
const OTHERS = /^\/(?:api|_next|media|dashboard|admin)(?:\/|$)/

interface Limits {
  rendering: number
  waiting: number
  waitMs: number
  renderMs: number
}

type Render = () => Promise<void>

/** Lets the framework make a few public pages at a time; the others wait in the order they came. */
export function limitRenders({ rendering, waiting, waitMs, renderMs }: Limits = DEFAULTS) {
  const queue = new Set<() => void>()
  let running = 0
  addGauge('pages_rendering', 'Public pages that are being made', () => running)
  addGauge('pages_waiting', 'Public pages that wait for that', () => queue.size)

  const next = () => {
    const [first] = queue
    if (!first || running >= rendering) return
    queue.delete(first)
    first()
  }

  const start = async (render: Render) => {
    running += 1
    let isDone = false
    const done = () => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      running -= 1
      next()
    }
    const timer = setTimeout(done, renderMs).unref()
    await render().finally(done)
  }

  /**
   * Calls `render` soon, or never where the client leaves before.
   * @param refuse called instead where too many wait already, or it waited for too long
   */
  return (request: IncomingMessage, response: ServerResponse, render: Render, refuse: () => void): void => {
    const { method, url = '/' } = request
    if ((method !== 'GET' && method !== 'HEAD') || OTHERS.test(decodedPath(url))) {
      void render()
      return
    }
    if (running < rendering) {
      void start(render)
      return
    }
    if (queue.size >= waiting) {
      refuse()
      return
    }
    const stop = () => {
      queue.delete(begin)
      clearTimeout(timer)
      response.off('close', stop)
    }
    // It runs when another request is done, and would see that one's scope.
    const begin = AsyncResource.bind(() => {
      stop()
      void start(render)
    })
    const timer = setTimeout(() => {
      stop()
      refuse()
    }, waitMs)
    response.once('close', stop)
    queue.add(begin)
  }
}

const DEFAULTS: Limits = {
  rendering: MAX_RENDERING,
  waiting: MAX_WAITING,
  waitMs: MAX_WAIT_MS,
  renderMs: MAX_RENDER_MS,
}
