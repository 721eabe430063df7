import { expect, it, onTestFinished, vi } from 'vitest'
import { LoopbackServer } from '@/tests/support/loopback'

vi.stubEnv('LIMIT_READ_ADDRESS', '20')
vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { formPostGuard } = await import('@/server/guard/form-posts')

it('forms with files cost their IP a read for every 256 KB, whatever becomes of them, and small ones none', async () => {
  const judge = formPostGuard()
  const server = new LoopbackServer((request, response) => {
    response.statusCode = judge(request, response) ?? 200
    request.resume().on('end', () => response.end())
  })
  await server.start()
  onTestFinished(() => server.stop())
  const post = async (ip: string, kilobytes: number) => {
    const request = {
      method: 'POST',
      headers: { 'x-forwarded-for': ip },
      body: 'a'.repeat(kilobytes * 1024),
    }
    const { status } = await fetch(`${server.url}/register`, request)
    return status
  }
  for (let form = 1; form <= 5; form++) expect(await post('203.0.113.90', 1024)).toBe(200)
  expect(await post('203.0.113.90', 1024)).toBe(429)
  expect(await post('203.0.113.90', 64)).toBe(200)
  expect(await post('203.0.113.91', 12 * 1024)).toBe(200)
})
