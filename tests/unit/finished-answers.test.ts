import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bodies, finishAnswer, sendAnswer } from '@/server/answers/finished-answer'
import { isForEverybody, pathOf } from '@/server/answers/page-answers'
import { LoopbackServer } from '@/tests/support/loopback'

const HTML = `<!DOCTYPE html>${'<p>Luna busca hogar · ñandú</p>'.repeat(200)}`

const bodies: Bodies = { brotli: brotliCompressSync(HTML) }
let status = 200
const server = new LoopbackServer((request, response) => {
  const made = new ServerResponse(request)
  made.statusCode = status
  made.setHeader('Content-Type', 'text/html; charset=utf-8')
  made.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  made.setHeader('Vary', 'rsc, Accept-Encoding')
  made.setHeader('Content-Encoding', 'gzip')
  made.setHeader('Content-Length', 1)
  made.setHeader('X-Request-Id', 'of-another-request')
  sendAnswer(request, response, finishAnswer(made, 'W/"hash"'), bodies, () => undefined)
})
beforeAll(() => server.start())
afterAll(() => server.stop())

async function ask(headers: Record<string, string>, method = 'GET') {
  const { port } = server
  const asked = httpRequest({ port, host: '127.0.0.1', method, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

describe('a finished answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
    ['br;q=0, gzip;q=0', undefined, (bytes: Buffer) => bytes],
  ])('has the same bytes for a client that accepts %j', async (accepted, encoding, decode) => {
    const { headers, body } = await ask({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(decode(body).toString()).toBe(HTML)
    expect(headers.etag).toBe('W/"hash"')
    expect(headers['x-request-id']).toBeUndefined()
  })

  it('says the same to HEAD, without a body', async () => {
    const get = await ask({ 'accept-encoding': 'br' })
    const head = await ask({ 'accept-encoding': 'br' }, 'HEAD')
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  it('where a condition fails, leaves nothing for a cache that does not know the condition', async () => {
    const { status, headers, body } = await ask({ 'if-match': '"other"' })
    expect([status, headers['cache-control'], headers.etag, body.length]).toEqual([
      412,
      'no-store',
      undefined,
      0,
    ])
    expect(headers['content-length']).toBe('0')
  })

  it.each(['W/"hash"', '"hash"', '"other", W/"hash"', '*'])(
    'is not sent to who has it: %s',
    async (known) => {
      const { status, headers, body } = await ask({ 'if-none-match': known })
      expect([status, body.length]).toEqual([304, 0])
      expect(headers).toMatchObject({ etag: 'W/"hash"', vary: 'rsc, Accept-Encoding' })
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(headers['content-type']).toBeUndefined()
    },
  )

  it('is sent to who has another one, and always where it says that the page is not there', async () => {
    expect((await ask({ 'if-none-match': 'W/"another"' })).status).toBe(200)
    status = 404
    expect((await ask({ 'if-none-match': 'W/"hash"' })).status).toBe(404)
    status = 200
  })
})

describe('a request that a finished page may answer', () => {
  const pathFor = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    pathOf({ url, headers, method })

  it('is one for the page, whatever its query', () => {
    expect(pathFor('/pet-detail/1?utm_source=x&fbclid=y')).toBe('/pet-detail/1')
    expect(pathFor('/', {}, 'HEAD')).toBe('/')
    expect(pathFor('/', { range: 'bytes=0-1' })).toBe('/')
  })

  it.each([
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
    ['next-router-segment-prefetch', '/_tree'],
    ['next-router-state-tree', '[]'],
    ['next-action', 'abc'],
    ['authorization', 'Bearer x'],
  ])('is not one with %s', (name, value) => {
    expect(pathFor('/', { [name]: value })).toBeNull()
  })

  it.each(['null', 'Bearer null', 'Bearer undefined', ''])(
    'is one of nobody with authorization %j',
    (value) => {
      expect(pathFor('/api/v1.0/pets', { authorization: value })).toBe('/api/v1.0/pets')
    },
  )

  it('is no write, no other host’s and no noise', () => {
    expect(pathFor('/', {}, 'POST')).toBeNull()
    expect(pathFor('//other.example/')).toBeNull()
    expect(pathFor('http://other.example/')).toBeNull()
    expect(pathFor(`/${'a'.repeat(600)}`)).toBeNull()
  })

  it('has an answer that sets no cookie, redirects nowhere and is no failure', () => {
    const answer = (statusCode: number, cookie = false) => {
      const response = new ServerResponse({ method: 'GET' } as IncomingMessage)
      response.statusCode = statusCode
      if (cookie) response.setHeader('Set-Cookie', 'a=b')
      return isForEverybody(response)
    }
    expect([answer(200), answer(404)]).toEqual([true, true])
    expect([answer(200, true), answer(307), answer(500), answer(206)]).toEqual([false, false, false, false])
  })
})
