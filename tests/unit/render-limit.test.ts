import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { limitRenders } from '@/server/guard/renders'

const LIMITS = { rendering: 2, waiting: 2, waitMs: 10_000, renderMs: 10_000 }

/** Asks for pages of a limit; each is made once `finish` is called. */
function open(limits = LIMITS) {
  const limit = limitRenders(limits)
  return (url: string, method = 'GET') => {
    const request = { method, url } as IncomingMessage
    const response = new ServerResponse(request)
    let finish = () => {}
    const made = new Promise<void>((resolve) => {
      finish = resolve
    })
    const render = vi.fn(() => made)
    const refuse = vi.fn()
    limit(request, response, render, refuse)
    return { render, refuse, finish, leave: () => response.emit('close') }
  }
}

describe('the limit of pages that are rendered at once', () => {
  it('makes a few at a time, the others in the order they came', async () => {
    const ask = open()
    const [one, two, three, four] = ['/1', '/2', '/3', '/4'].map((url) => ask(url)) as [
      Asked,
      Asked,
      Asked,
      Asked,
    ]
    expect([one, two].map(calls)).toEqual([1, 1])
    expect([three, four].map(calls)).toEqual([0, 0])
    two.finish()
    await vi.waitFor(() => expect(calls(three)).toBe(1))
    expect(calls(four)).toBe(0)
  })

  it('refuses what would have to wait behind too many, and what waited for too long', async () => {
    const ask = open({ ...LIMITS, waitMs: 50, renderMs: 100 })
    const asked = ['/1', '/2', '/3', '/4', '/5'].map((url) => ask(url))
    expect(asked.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 0, 0, 1])
    await wait(300)
    expect(asked.map(({ refuse }) => refuse.mock.calls.length)).toEqual([0, 0, 1, 1, 1])
    expect(asked.map(calls)).toEqual([1, 1, 0, 0, 0])
    // The first two are not made, and their places are free all the same.
    expect(calls(ask('/6'))).toBe(1)
  })

  it('makes nothing for a client that left', async () => {
    const ask = open()
    const [one, , three, four] = ['/1', '/2', '/3', '/4'].map((url) => ask(url)) as [
      Asked,
      Asked,
      Asked,
      Asked,
    ]
    three.leave()
    one.finish()
    await vi.waitFor(() => expect(calls(four)).toBe(1))
    expect(calls(three)).toBe(0)
  })

  it.each([
    ['/api/v1.0/pets', 'GET'],
    ['/_next/static/a.js', 'GET'],
    ['/dashboard', 'GET'],
    ['/dashboard?pagina=2', 'GET'],
    ['/pet-detail/100015', 'POST'],
  ])('does not count %s (%s)', (url, method) => {
    const ask = open({ ...LIMITS, rendering: 0 })
    expect(calls(ask(url, method))).toBe(1)
    expect(calls(ask('/pet-detail/100015'))).toBe(0)
  })

  it('renders what waited as the request that it is', async () => {
    const scope = new AsyncLocalStorage<string>()
    const limit = limitRenders({ ...LIMITS, rendering: 1 })
    const seen: (string | undefined)[] = []
    const request = { method: 'GET', url: '/' } as IncomingMessage
    const ask = (name: string) =>
      scope.run(name, () =>
        limit(
          request,
          new ServerResponse(request),
          async () => {
            await wait(1)
            seen.push(scope.getStore())
          },
          () => {},
        ),
      )
    for (const name of ['one', 'two', 'three']) ask(name)
    await vi.waitFor(() => expect(seen).toEqual(['one', 'two', 'three']))
  })
})

type Asked = ReturnType<ReturnType<typeof open>>

const calls = ({ render }: Asked) => render.mock.calls.length
