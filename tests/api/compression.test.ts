import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { get, send, sendJson, signedIn } from '@/tests/support/api'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('an answer of the API', () => {
  it.each(['/pets', '/pets?limit=5', '/fundations', '/breed-pet/perro', '/cities/ARG', '/openapi.json'])(
    'GET %s is compressed once for browsers, with the same content as for everybody else',
    async (path) => {
      const plain = await get(path)
      const packed = await get(path, BROWSER)
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(packed.headers.get('content-encoding')).toBe('br')
      expect(JSON.parse(brotliDecompressSync(packed.bytes).toString())).toEqual(plain.body)
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
      for (const { headers } of [plain, packed]) {
        expect(headers.get('vary')).toContain('Accept-Encoding')
        expect(headers.get('content-type')).toBe('application/json')
      }
    },
  )

  it('the response to a write is compressed as well', async () => {
    const { status, headers, bytes } = await sendJson(
      'PATCH',
      '/user/1',
      {},
      { ...(await signedIn(1)), ...BROWSER },
    )
    expect(status).toBe(200)
    const text = headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes
    expect(JSON.parse(text.toString())).toMatchObject({ id: 1 })
  })
})

describe('a sitemap', () => {
  it.each(['/sitemaps/pages.xml', '/sitemaps/places.xml', '/sitemaps/pets-1.xml'])(
    'is compressed for clients that accept it, and the same as for everybody else: %s',
    async (path) => {
      const plain = await send(path)
      const packed = await send(path, 'GET', { 'accept-encoding': 'gzip, deflate' })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
      for (const { headers } of [plain, packed]) {
        expect(headers.get('vary')).toContain('Accept-Encoding')
        expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
      }
    },
  )

  it('a sitemap that does not exist is 404', async () => {
    expect((await send('/sitemaps/pets-999999.xml')).status).toBe(404)
    expect((await send('/sitemaps/other')).status).toBe(404)
  })
})

describe('what a client has already', () => {
  it.each(['/pets', '/countries', '/openapi.json'])(
    'GET %s answers 304 to a client that has it already',
    async (path) => {
      const first = await get(path, BROWSER)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
      for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
        const again = await get(path, { ...BROWSER, 'if-none-match': known })
        expect([again.status, again.bytes.length, again.headers.get('etag')], known).toEqual([304, 0, etag])
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
      }
      expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
    },
  )

  it('personal responses and errors carry no ETag', async () => {
    const mine = await get('/pets?limit=1', await signedIn(1))
    expect([mine.headers.get('cache-control'), mine.headers.get('etag')]).toEqual(['private, no-store', null])
    expect((await get('/pets/1')).headers.get('etag')).toBeNull()
  })
})
