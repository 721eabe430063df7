import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress, fromBrotli } from '@/server/page-cache/bodies'

const plain = Buffer.from('<p>Luna busca familia</p>'.repeat(400))

it.each(['once', 'search', 'page', 'asset'] as const)(
  'a body sent as %s comes back whole in both encodings',
  async (body) => {
    const [brotli, gzip] = [await compress(plain, 'br', body), await compress(plain, 'gzip', body)]
    expect(brotli.length).toBeLessThan(plain.length / 20)
    expect([await fromBrotli(brotli), gunzipSync(gzip)]).toEqual([plain, plain])
  },
)

it('a short body that is kept holds no more memory than it has bytes', async () => {
  for (const body of ['search', 'page', 'asset'] as const) {
    const kept = await compress(plain, 'br', body)
    expect(kept.buffer.byteLength).toBe(kept.length)
  }
})
