import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'

vi.stubEnv('LIMIT_READ_ADDRESS', '20')
vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { formPostGuard } = await import('@/server/guard/form-posts')

it('forms with files cost their IP a read for every 256 KB, whatever becomes of them, and small ones none', async () => {
  const judge = formPostGuard()
  const server = createServer((request, response) => {
    response.statusCode = judge(request, response) ?? 200
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const post = async (ip: string, kilobytes: number) => {
    const request = {
      method: 'POST',
      headers: { 'x-forwarded-for': ip },
      body: 'a'.repeat(kilobytes * 1024),
    }
    const { status } = await fetch(`http://127.0.0.1:${port}/register`, request)
    return status
  }
  try {
    for (let form = 1; form <= 5; form++) expect(await post('203.0.113.90', 1024)).toBe(200)
    expect(await post('203.0.113.90', 1024)).toBe(429)
    expect(await post('203.0.113.90', 64)).toBe(200)
    expect(await post('203.0.113.91', 12 * 1024)).toBe(200)
  } finally {
    server.close()
  }
})
