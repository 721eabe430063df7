import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpOfRequest } from '@/lib/platform/http/client-ip'
import { addGauge } from '@/lib/platform/metrics'
import { whenArrived, whenQuiet } from './arrivals'
import { acceptedConnections } from './connections'
import { isApiPath, isCall, isPage } from './request-url'

/** Each holds some 3 MB until it is made, and more of them at once are not made faster: one core makes them. */
const MAX_RENDERING = 8
/** What a process renders in about five seconds. */
const MAX_WAITING = 120
const MAX_WAIT_MS = 5_000
/** Then a place goes to the next though its page is not made: the database may hang. */
const MAX_RENDER_MS = 10_000

interface Limits {
  rendering: number
  /** How many of them one IP address may have. */
  share: number
  waiting: number
  waitMs: number
  renderMs: number
}

const PAGES: Limits = {
  rendering: MAX_RENDERING,
  share: MAX_RENDERING,
  waiting: MAX_WAITING,
  waitMs: MAX_WAIT_MS,
  renderMs: MAX_RENDER_MS,
}

/** An action waits, for the database or a password's hash, rather than computes; and longer than a place is held. */
const FORMS: Limits = { ...PAGES, rendering: 24, share: 12, waitMs: MAX_RENDER_MS + 2_000 }

/** An answer of the API is made sooner than a page, or waits for the database or another service. */
const CALLS: Limits = { ...PAGES, waiting: 2 * MAX_WAITING, renderMs: 3_000 }

/** Never rejects. */
type Render = () => Promise<void>

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  render: Render
  /** Called instead where too many wait already, or it waited for too long. */
  refuse: () => void
  /** Called once a form is here; where it returns false, it has answered itself. */
  admit: (parts: number, textBytes: number) => boolean
}

/**
 * Lets the framework make a few pages at a time, and apart from them a few that forms were posted to, once the form is
 * here: neither readers nor slow senders keep a form waiting. What programs read through the API has places of its own.
 */
export function limitRenders(
  pageLimits: Limits = PAGES,
  formLimits: Limits = FORMS,
  callLimits: Limits = CALLS,
) {
  const [pages, forms, calls] = [makeLane(pageLimits), makeLane(formLimits), makeLane(callLimits)]
  addGauge('pages_rendering', 'Pages that are being made', pages.running)
  addGauge('pages_waiting', 'Pages that wait for that', pages.waiting)
  addGauge('forms_rendering', 'Posted forms that are being answered', forms.running)
  addGauge('forms_waiting', 'Posted forms that wait for that', forms.waiting)
  addGauge('calls_rendering', 'Reads of the API that are being answered', calls.running)
  addGauge('calls_waiting', 'Reads of the API that wait for that', calls.waiting)

  return (asked: Asked): void => {
    const { method, url = '/' } = asked.request
    if (method === 'POST' && !isApiPath(url))
      whenArrived(asked.request, (parts, textBytes) => {
        if (asked.admit(parts, textBytes)) forms.enter(asked)
      })
    else if (isPage(url)) pages.enter(asked)
    else if ((method === 'GET' || method === 'HEAD') && isCall(url)) calls.enter(asked)
    else void asked.render()
  }
}

interface Waiting {
  begin: () => void
  giveUp: () => void
}

/**
 * IP addresses take turns, each with its requests in the order they came; who has half of the places lets others go first.
 * Arrivals go first, then one begins.
 */
function makeLane({ rendering, share, waiting, waitMs, renderMs }: Limits) {
  const queue = new Map<string, Set<Waiting>>()
  const held = new Map<string, number>()
  let running = 0
  let length = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled || length === 0 || running >= rendering) return
    isScheduled = true
    whenQuiet(acceptedConnections, next)
  }

  const nextInTurn = () => {
    const has = (sender: string) => held.get(sender) ?? 0
    const allowed = [...queue].filter(([sender]) => has(sender) < share)
    return allowed.find(([sender]) => has(sender) < rendering / 2) ?? allowed[0]
  }

  const next = () => {
    isScheduled = false
    const first = nextInTurn()
    if (!first || running >= rendering) return
    const [sender, own] = first
    queue.delete(sender)
    queue.set(sender, own)
    const [one] = own
    one?.begin()
    schedule()
  }

  const count = (sender: string, change: 1 | -1) => {
    running += change
    const now = (held.get(sender) ?? 0) + change
    if (now === 0) held.delete(sender)
    else held.set(sender, now)
  }

  const start = (sender: string, render: Render) => {
    count(sender, 1)
    let isDone = false
    const done = () => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      count(sender, -1)
      schedule()
    }
    const timer = setTimeout(done, renderMs).unref()
    void render().finally(done)
  }

  /** Where the queue is full, the IP address with the most in it makes room for one that has fewer. */
  const hasRoom = (sender: string) => {
    if (length < waiting + rendering - running) return true
    const [longest] = [...queue.values()].sort((one, other) => other.size - one.size)
    if (!longest || longest.size <= (queue.get(sender)?.size ?? 0) + 1) return false
    ;[...longest].at(-1)?.giveUp()
    return true
  }

  const wait = (sender: string, { response, render, refuse }: Asked) => {
    const own = queue.get(sender) ?? new Set()
    const stop = () => {
      clearTimeout(timer)
      response.off('close', stop)
      if (!own.delete(one)) return
      length -= 1
      if (own.size === 0) queue.delete(sender)
    }
    const giveUp = () => {
      stop()
      refuse()
    }
    // It runs when another request is done, and would see that one's scope.
    const begin = AsyncResource.bind(() => {
      stop()
      start(sender, render)
    })
    const one = { begin, giveUp }
    const timer = setTimeout(giveUp, waitMs)
    response.once('close', stop)
    length += 1
    queue.set(sender, own.add(one))
  }

  return {
    running: () => running,
    waiting: () => length,
    enter(asked: Asked): void {
      const sender = clientIpOfRequest(asked.request)
      if (hasRoom(sender)) wait(sender, asked)
      else asked.refuse()
      schedule()
    },
  }
}
