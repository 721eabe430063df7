import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPublic } from '@/db/replicas/read'
import { env } from '@/lib/platform/env'
import { processSingleton } from '@/lib/platform/process-singleton'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

const asked: string[][] = []
const whoAnswers = () => readPublic(['pet:1'], async () => 'primary')

const server = new LoopbackServer(
  answerWith(async (_request, response) => {
    response.end(await whoAnswers())
  }),
)

beforeAll(async () => {
  processSingleton('replicas', () => ({
    async read(tags: string[]) {
      asked.push(tags)
      return 'replica'
    },
  }))
  env.DATABASE_URL_REPLICA.push('postgres://nobody@127.0.0.1:1/replica')
  await server.start()
})
afterAll(() => {
  env.DATABASE_URL_REPLICA.pop()
  return server.stop()
})

async function answerTo(method: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1.0/cities/ECU`, { method, headers })
  return answer.text()
}

it('visitors without a session read from a replica, which is told the tags', async () => {
  expect(await answerTo('GET')).toBe('replica')
  expect(await answerTo('GET', { cookie: 'lugar=ECU; other=1' })).toBe('replica')
  expect(asked).toEqual([['pet:1'], ['pet:1']])
})

it('whoever may have changed something, and whoever changes something, reads from the primary', async () => {
  expect(await answerTo('GET', { cookie: `lugar=ECU; ${SESSION_COOKIE.name}=abc` })).toBe('primary')
  expect(await answerTo('GET', { authorization: 'Bearer abc' })).toBe('primary')
  expect(await answerTo('POST')).toBe('primary')
  expect(await whoAnswers()).toBe('primary')
})

it('without DATABASE_URL_REPLICA everybody reads from the primary', async () => {
  const replicas = env.DATABASE_URL_REPLICA.splice(0)
  expect(await answerTo('GET')).toBe('primary')
  env.DATABASE_URL_REPLICA.push(...replicas)
})
