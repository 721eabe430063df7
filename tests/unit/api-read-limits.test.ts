import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LoopbackServer } from '@/tests/support/loopback'

vi.stubEnv('LIMIT_READ_ADDRESS', '20')
vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { z } = await import('zod')
const { CONTRACTS } = await import('@/app/api/v1.0/_wire/contracts')
const { apiRoute, costOf, endpoint } = await import('@/lib/platform/http/route')
const { PAGE_COST, WHOLE_LIST_COST } = await import('@/lib/platform/rate-limits/reads')

const { answerWith } = await import('@/server/request')

const GETS = CONTRACTS.filter(({ method }) => method === undefined)
const SAMPLES: Record<string, string> = {
  country: 'COL',
  petType: 'perro',
  typeId: 'perro',
  userId: 'undefined',
}

/** Asks for the call's path as a visitor, once; what it answers costs nothing here. */
async function read(contract: (typeof GETS)[number], from: string, method: 'GET' | 'HEAD' = 'GET') {
  const { GET } = apiRoute({
    GET: endpoint({ ...contract, answer: z.string() }, async () => ({ body: 'read' })),
  })
  const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? '1']))
  const request = new Request('http://site/api/v1.0', { method, headers: { 'x-forwarded-for': from } })
  return GET(request, { params: Promise.resolve(params) })
}

describe('a call of the API that reads', () => {
  // On a busy machine the buckets would fill again meanwhile.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()))
  afterEach(() => void vi.restoreAllMocks())

  it.each(GETS.map((contract) => [contract.path, contract] as const))('%s has a cost', (_path, contract) => {
    const isWholeList = contract.answer instanceof z.ZodArray && contract.cache !== 'catalog'
    expect(costOf(contract, {})).toBeGreaterThanOrEqual(isWholeList ? WHOLE_LIST_COST : PAGE_COST)
  })

  it.each(
    GETS.filter(({ signedIn }) => !signedIn).map((contract, at) => [contract.path, contract, at] as const),
  )(
    '%s is charged to an IP without a session, and then refused, with the seconds to wait',
    async (_path, contract, at) => {
      const from = `203.0.113.${at}`
      const most = Math.floor(20 / costOf(contract, {}))
      for (let time = 1; time <= most; time++) expect((await read(contract, from)).status).toBe(200)
      const refused = await read(contract, from)
      expect([refused.status, await refused.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'too_many_requests' }),
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await read(contract, from, 'HEAD')).status).toBe(429)
      expect((await read(contract, `198.51.100.${at}`)).status).toBe(200)
    },
  )
})

it('calls that read are answered a few at a time, apart from pages and from calls that write', async () => {
  const asked: string[] = []
  const held: (() => void)[] = []
  const listener = answerWith(async ({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    if (method === 'GET' && url?.startsWith('/api')) await new Promise<void>((done) => held.push(done))
    response.end('made')
  })
  const server = await new LoopbackServer(listener).start()
  onTestFinished(() => server.stop())
  const ask = async (path: string, method = 'GET') =>
    (
      await fetch(`${server.url}${path}`, {
        method,
        headers: { 'x-forwarded-for': '203.0.113.99' },
      })
    ).status
  const reads = Array.from({ length: 12 }, (_, at) => ask(`/api/v1.0/pets/${at}`))
  await vi.waitFor(() => expect(held).toHaveLength(8))
  expect([await ask('/faqs'), await ask('/api/v1.0/verify', 'POST'), await ask('/api/salud')]).toEqual([
    200, 200, 200,
  ])
  expect(asked).toHaveLength(10)
  while (asked.length < 14) {
    held.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const done of held) done()
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]))
})
