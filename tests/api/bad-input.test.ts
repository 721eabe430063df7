import { describe, expect, it } from 'vitest'
import { send, tokenOf } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'

const LONG = 'a'.repeat(8_000)

/** What each answers with; where it leads, for those that lead somewhere. */
const CASES: [path: string, status: number, location?: string][] = [
  ['/nada', 307, '/'],
  ['/nada/de/nada/', 307, '/'],
  ['/home', 307, '/'],
  ['/index.php?x=1', 307, '/'],
  ['/.env', 307, '/'],
  ['/%00', 307, '/'],
  ['/%', 307, '/'],
  ['/%E0%A4%A', 307, '/'],
  ['/%ff/%fe', 307, '/'],
  ['/pet-detail/%E0%A4%A', 404],
  ['/searcher/location/city/%E0%A4%A', 307, '/'],
  ['/pet-detail/%00', 404],
  ['/dev/pago?sesion=%00', 404],
  ['/pet-detail/99999999999999999999', 404],
  ['/pet-detail/-1', 404],
  ['/pet-detail/1e5', 404],
  ['/pet-detail/0x186a1', 404],
  [`/pet-detail/${LONG}`, 414],
  ['/foundation/99999999999999999999', 404],
  ['/foundation/%00', 404],
  ['/_next/static/chunks/nothing.js', 404],
  ['/_next/image?url=%2Ficon-192.png&w=64&q=75', 404],
  ['/media/nothing.webp', 404],
  ['/media/..%2f..%2fpackage.json', 404],
  ['/media/%2e%2e/%2e%2e/package.json', 307, '/'],
  ['/media/documents/1.pdf', 404],
  [`/media/${'0'.repeat(32)}-400.webp`, 404],
  ['/sitemaps/pets-0.xml', 404],
  ['/sitemaps/pets-999999.xml', 404],
  ['/sitemaps/pets-99999999999999999999.xml', 404],
  ['/api', 404],
  ['/api/nada', 404],
  ['/api/v1.0/nada/de/nada', 404],
  ['/api/%E0%A4%A', 404],
  ['/api/v1.0/pets/%E0%A4%A', 404],
  ['/api/v1.0/pets/%00', 404],
  [`/api/v1.0/pets/${LONG}`, 404],
  ['/api/v1.0/pets/0100015', 404],
  ['/api/location?lat=1e1&lng=-70', 400],
  ['/api/location?lat=0x10&lng=-70', 400],
  ['/api/location?lat=&lng=-70', 400],
  [`/api/v1.0/pets?q=${LONG}`, 200],
  [`/api/v1.0/pets?${'page=1&'.repeat(1_000)}`, 200],
  ['/api/v1.0/pets?q=%E0%A4%A&page=%', 200],
  ["/api/v1.0/pets?q=%27%3B%20drop%20table%20pets%3B--&city='", 200],
]

describe('bad input', () => {
  it.each(CASES)('GET %.80s answers bad input with %i', async (path, status, location) => {
    const answer = await send(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(location ?? null)
    if (path.startsWith('/api')) expect(answer.body).toBeDefined()
  })

  it('no path redirects to another site', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%5c%5cevil.example',
      '///evil.example/%2e%2e',
    ]) {
      const { headers, status } = await send(path)
      expect([307, 308]).toContain(status)
      const target = new URL(headers.get('location') ?? '', 'http://ours.example')
      expect(target.hostname, path).toBe('ours.example')
    }
  })
})

const [ME] = OWN_PEOPLE.badInput
const PART = '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n'
const PHOTO = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'

describe('a body with parts', () => {
  it.each([
    ['that is empty', ''],
    ['that has none', 'garbage'],
    ['that is cut off in one', `${PART}{"name":`],
    ['that is cut off in a file', `${PART}{}\r\n${PHOTO}\xff\xd8`],
    ['whose part has no head', '--x\r\n\r\n\r\n--x--\r\n'],
  ])('a multipart body %s is a 400', async (_what, body) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: await tokenOf(ME),
    }
    for (const path of ['/api/v1.0/user', '/api/v1.0/pets', '/api/photos']) {
      const answer = await send(path, 'POST', headers, body)
      const sentence = 'No pudimos leer los datos enviados'
      expect(answer.status, path).toBe(400)
      expect(answer.body).toEqual({ error: sentence, Error: sentence, code: 'bad_request' })
    }
  })
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s of a call that only reads is a 405 in JSON',
    async (method) => {
      const { status, body, headers } = await send('/api/v1.0/countries', method)
      expect(status).toBe(405)
      expect(headers.get('allow')).toContain('GET')
      expect(body).toMatchObject({ code: 'method_not_allowed', error: expect.any(String) })
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s of an unknown call is a 404 in JSON',
    async (method) => {
      expect(await send('/api/v1.0/nada', method)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  it('OPTIONS answers in JSON and grants nothing to origins that are not listed', async () => {
    const { status, body, headers } = await send('/api/v1.0/pets', 'OPTIONS', { Origin: 'https://a.example' })
    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('HEAD answers like GET, without a body', async () => {
    const { status, text, headers } = await send('/api/v1.0/pets', 'HEAD')
    expect({ status, text }).toEqual({ status: 200, text: '' })
    expect(headers.get('x-total-count')).toMatch(/^\d+$/)
  })
})

describe('every answer', () => {
  it.each([
    '/',
    '/api/v1.0/countries',
    '/api/nada',
    '/pet-detail/1',
    '/nada',
    '/robots.txt',
    '/icon-192.png',
    '/api/salud',
    '/api/salud/listo',
    `/${'a'.repeat(2000)}`,
  ])('%s carries the security headers', async (path) => {
    const { headers } = await send(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('photos', () => {
  it('a photo is cached for a year by browsers and an hour in between, and answered 304 after the first time', async () => {
    const { text } = await send('/sitemaps/pets-1.xml')
    const path = new URL(/<image:loc>([^<]+)/.exec(text)?.[1] ?? '').pathname
    const { status, headers } = await send(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=3600, stale-if-error=86400')
    const again = await send(path, 'GET', { 'If-None-Match': headers.get('etag') ?? '' })
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
  })

  it('a photo that is gone is not confirmed to a cache that has it', async () => {
    const name = `${'0'.repeat(32)}-400.webp`
    const { status } = await send(`/media/${name}`, 'GET', { 'If-None-Match': `"${name}"` })
    expect(status).toBe(404)
  })
})
