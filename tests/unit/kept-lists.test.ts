import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { keepSearch, sendSearch } from '@/server/answers/search-answers'
import type { RequestScope } from '@/server/page-cache/request-scope'
import { LoopbackServer } from '@/tests/support/loopback'

let made = 0
let length = 1
/** Stands for the framework, which is asked for what is not kept. */
const server = new LoopbackServer((request, response) => {
  if (sendSearch(request, response)) return
  const body = Buffer.from(JSON.stringify([{ made: ++made, filler: 'x'.repeat(length) }]))
  response.setHeader('Content-Type', 'application/json')
  const scope: RequestScope = { id: 'test', startedAt: Date.now() }
  keepSearch(request, response, scope)
  scope.takeBody?.(body)
  response.end(body)
})
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  length = 1
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  return (await fetch(`${server.url}${path}`, { headers })).text()
}

/**
 * Asks until an answer is kept, and stays: each is compressed after it was sent, and one that was asked for earlier may take its
 * place.
 */
async function kept(path: string): Promise<string> {
  for (;;) {
    const first = await ask(path)
    await setTimeout(50)
    const [second, third] = [await ask(path), await ask(path)]
    if (first === second && second === third) return first
  }
}

const LIST = '/api/v1.0/pets?limit=9'

describe('a list of the API', () => {
  it.each([LIST, '/api/v1.0/pets/user/7', '/api/v1.0/fundations'])(
    'is made once for those without a session, however they say that: %s',
    async (path) => {
      const answer = await kept(path)
      for (const authorization of ['null', 'Bearer undefined'])
        expect(await ask(path, { authorization })).toBe(answer)
      expect(await ask(path, { cookie: 'other=1' })).toBe(answer)
    },
  )

  it('is made anew for a session, and not kept of it', async () => {
    const answer = await kept(LIST)
    expect(await ask(LIST, { cookie: `${SESSION_COOKIE.name}=somebody` })).not.toBe(answer)
    expect(await ask(LIST)).toBe(answer)
  })

  it('is made anew once a pet has changed', async () => {
    const answer = await kept(LIST)
    tagMoments.note([PETS_TAG])
    expect(await ask(LIST)).not.toBe(answer)
  })

  it.each(['/api/v1.0/pets?q=luna', '/api/v1.0/pets?lat=1&lng=2', '/api/v1.0/pets/7', '/api/v1.0/user/7'])(
    'is not kept where few ask for it or it is no list: %s',
    async (path) => {
      const answers = [await ask(path), await ask(path), await ask(path)]
      expect(new Set(answers).size).toBe(3)
    },
  )

  it('is not kept whole when it has thousands of pets', async () => {
    length = 300_000
    const answers = [await ask('/api/v1.0/pets'), await ask('/api/v1.0/pets'), await ask('/api/v1.0/pets')]
    expect(new Set(answers).size).toBe(3)
  })
})
