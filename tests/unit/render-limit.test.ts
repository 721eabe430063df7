import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { stampPeer } from '@/lib/platform/http/client-ip'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { limitRenders } from '@/server/guard/renders'

const LIMITS = { rendering: 2, share: 2, waiting: 2, waitMs: 10_000, renderMs: 10_000 }

/** Asks for pages of a limit; each is made once `finish` is called. */
function open(limits = LIMITS, limit = limitRenders(limits, limits)) {
  return (url: string, method = 'GET', ip = '203.0.113.1') => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: ip })
    const request = Object.assign(new IncomingMessage(socket), { method, url })
    stampPeer(request)
    const response = new ServerResponse(request)
    let finish = () => {}
    const made = new Promise<void>((resolve) => {
      finish = resolve
    })
    const render = vi.fn(() => made)
    const refuse = vi.fn()
    limit({ request, response, render, refuse, admit: () => true })
    const arrive = async () => {
      request.push(Buffer.from('a=1'))
      request.push(null)
      await turns()
    }
    return { request, render, refuse, finish, arrive, leave: () => response.emit('close') }
  }
}

/** Lets begin what may. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Their addresses. */
const publicFiles = () =>
  readdirSync(path.join(PROJECT_ROOT, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (file) => `/${path.relative(path.join(PROJECT_ROOT, 'public'), path.join(file.parentPath, file.name))}`,
    )

describe('the limit of pages that are rendered at once', () => {
  it('makes a few at a time, the others in the order they came', async () => {
    const ask = open()
    const [one, two, three, four] = ['/1', '/2', '/3', '/4'].map((url) => ask(url)) as [
      Asked,
      Asked,
      Asked,
      Asked,
    ]
    await turns()
    expect([one, two].map(calls)).toEqual([1, 1])
    expect([three, four].map(calls)).toEqual([0, 0])
    two.finish()
    await vi.waitFor(() => expect(calls(three)).toBe(1))
    expect(calls(four)).toBe(0)
  })

  it('refuses what would have to wait behind too many, and what waited for too long', async () => {
    const ask = open({ ...LIMITS, waitMs: 200, renderMs: 600 })
    const asked = ['/1', '/2', '/3', '/4', '/5'].map((url) => ask(url))
    expect(asked.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 0, 1])
    await wait(1000)
    expect(asked.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 1, 1, 1])
    expect(asked.map(calls)).toEqual([1, 1, 0, 0, 0])
    // The first two are not made, and their places are free all the same.
    const six = ask('/6')
    await turns()
    expect(calls(six)).toBe(1)
  })

  it('makes nothing for a client that left', async () => {
    const ask = open()
    const [one, , three, four] = ['/1', '/2', '/3', '/4'].map((url) => ask(url)) as [
      Asked,
      Asked,
      Asked,
      Asked,
    ]
    await turns()
    three.leave()
    one.finish()
    await vi.waitFor(() => expect(calls(four)).toBe(1))
    expect(calls(three)).toBe(0)
  })

  it.each([
    ['/api/salud/listo', 'GET'],
    ['/api/metricas', 'GET'],
    ['/api/cron/outbox', 'GET'],
    ['/api/auth/callback/oidc', 'GET'],
    ['/_next/static/a.js', 'GET'],
    ['/media/a.webp', 'GET'],
    ...publicFiles().map((file) => [file, 'GET']),
    ['/api/v1.0/pets', 'POST'],
  ] as [string, string][])('does not count %s (%s)', async (url, method) => {
    const ask = open({ ...LIMITS, rendering: 0 })
    const page = ask('/pet-detail/100015')
    expect(calls(ask(url, method))).toBe(1)
    await turns()
    expect(calls(page)).toBe(0)
  })

  it.each(['/dashboard', '/admin/bitacora/csv', '/sitemaps/pets-1.xml', '/para-ti'])(
    'counts %s',
    async (url) => {
      const ask = open({ ...LIMITS, rendering: 0 })
      const page = ask(url)
      await turns()
      expect(calls(page)).toBe(0)
    },
  )

  it('renders what waited as the request that it is', async () => {
    const scope = new AsyncLocalStorage<string>()
    const limit = limitRenders({ ...LIMITS, rendering: 1 }, LIMITS)
    const seen: (string | undefined)[] = []
    const request = new IncomingMessage(new Socket())
    const render = async () => {
      await wait(1)
      seen.push(scope.getStore())
    }
    const ask = (name: string) =>
      scope.run(name, () =>
        limit({
          request,
          response: new ServerResponse(request),
          render,
          refuse: () => {},
          admit: () => true,
        }),
      )
    for (const name of ['one', 'two', 'three']) ask(name)
    await vi.waitFor(() => expect(seen).toEqual(['one', 'two', 'three']))
  })
})

describe('forms posted to pages', () => {
  it('are answered a few at a time, apart from pages, and none before its body is here', async () => {
    const ask = open({ ...LIMITS, rendering: 1 })
    const page = ask('/searcher/todos')
    const [slow, one, two] = [ask('/login', 'POST'), ask('/login', 'POST'), ask('/dashboard', 'POST')]
    await one.arrive()
    await two.arrive()
    expect([page, slow, one, two].map(calls)).toEqual([1, 0, 1, 0])
    one.finish()
    await vi.waitFor(() => expect(calls(two)).toBe(1))
    expect(calls(slow)).toBe(0)
  })

  it('reach whoever reads them as they were sent, however large', async () => {
    const ask = open()
    const { request, render } = ask('/login', 'POST')
    for (let chunk = 0; chunk < 40; chunk++) expect(request.push(Buffer.alloc(64 * 1024, chunk))).toBe(true)
    request.push(null)
    await vi.waitFor(() => expect(render).toHaveBeenCalled())
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    expect(bytes).toBe(40 * 64 * 1024)
  })
})

describe('addresses that wait for a page', () => {
  it('take turns', async () => {
    const ask = open({ ...LIMITS, rendering: 1, waiting: 10 })
    const order: string[] = []
    const asked = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((name, at) => {
      const one = ask(`/${at}`, 'GET', `203.0.113.${name.charCodeAt(0)}`)
      one.render.mockImplementation(async () => void order.push(name))
      return one
    })
    expect(order).toEqual([])
    await vi.waitFor(() => expect(order.join('')).toBe('abcabaa'))
    expect(asked.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('who has the most in a full queue makes room for one that has fewer', () => {
    const ask = open({ ...LIMITS, rendering: 0, waiting: 3 })
    const busy = ['/1', '/2', '/3', '/4'].map((url) => ask(url))
    const other = ask('/5', 'GET', '203.0.113.9')
    expect([...busy, other].map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 1, 1, 0])
  })
})

describe('an address whose requests take long', () => {
  it('has half of the places for forms, however many it sends, and keeps no other address out', async () => {
    const ask = open({ ...LIMITS, rendering: 8, share: 4, waiting: 120 })
    const slow = Array.from({ length: 20 }, () => ask('/login', 'POST'))
    for (const one of slow) await one.arrive()
    expect(slow.filter((one) => calls(one) > 0)).toHaveLength(4)
    const other = ask('/login', 'POST', '198.51.100.1')
    await other.arrive()
    expect(calls(other)).toBe(1)
    slow[0]?.finish()
    await vi.waitFor(() => expect(slow.filter((one) => calls(one) > 0)).toHaveLength(5))
  })

  it('with half of the places for pages lets the others go first', async () => {
    const ask = open({ ...LIMITS, rendering: 4, share: 4, waiting: 10 })
    const slow = Array.from({ length: 6 }, (_, at) => ask(`/${at}`))
    await turns()
    expect(slow.map(calls)).toEqual([1, 1, 1, 1, 0, 0])
    const others = ['/a', '/b'].map((url) => ask(url, 'GET', '198.51.100.1'))
    for (const one of slow.slice(0, 2)) one.finish()
    await vi.waitFor(() => expect(others.map(calls)).toEqual([1, 1]))
    expect(slow.map(calls)).toEqual([1, 1, 1, 1, 0, 0])
  })

  it('keeps a form waiting no longer than a place is held, though several addresses have all of them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const ask = open(LIMITS, limitRenders())
    for (let at = 0; at < 24; at++) await ask('/login', 'POST', `203.0.113.${at % 2}`).arrive()
    const other = ask('/login', 'POST', '198.51.100.1')
    await other.arrive()
    expect(calls(other)).toBe(0)
    vi.advanceTimersByTime(10_000)
    await turns()
    expect([calls(other), other.refuse.mock.calls.length]).toEqual([1, 0])
  })
})

describe('pages that need not wait for anything', () => {
  it('leave the event loop a turn between them, whatever the number that arrive together', async () => {
    const ask = open({ ...LIMITS, rendering: 1, waiting: 10 })
    let turn = 0
    const seen: number[] = []
    for (let at = 0; at < 5; at++) ask(`/${at}`).render.mockImplementation(async () => void seen.push(turn))
    while (seen.length < 5) {
      await new Promise((resolve) => setImmediate(resolve))
      turn += 1
    }
    expect(new Set(seen).size).toBe(5)
  })
})

type Asked = ReturnType<ReturnType<typeof open>>

const calls = ({ render }: Asked) => render.mock.calls.length
