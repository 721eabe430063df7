import { request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { TYPED_IS_BEHIND } from '@/lib/platform/http/refusals'
import { type RequestScope, requestScope } from '@/server/page-cache/request-scope'
import { completeResponse } from '@/server/response/complete-response'
import { LoopbackServer } from '@/tests/support/loopback'

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'"
const FLIGHT = '(self.__next_f=self.__next_f||[]).push([0])'
const PAGE = `<!doctype html><p>${'Luna busca un hogar. '.repeat(200)}</p><script>${FLIGHT}</script>`
const JSON_BODY = JSON.stringify({ pets: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Luna' })) })

interface Received {
  message: IncomingMessage
  body: Buffer
}

/** Asks a server whose answers are completed; `answer` plays the framework. */
async function receive(
  answer: RequestListener,
  {
    method = 'GET',
    path = '/',
    encoding = 'gzip, br',
    known = '',
    wanted = '',
    action = '',
    scope = {} as Partial<RequestScope>,
  } = {},
): Promise<Received> {
  const server = new LoopbackServer((request, response) => {
    requestScope.run({ id: 'test', startedAt: Date.now(), ...scope }, () => {
      completeResponse(request, response)
      answer(request, response)
    })
  })
  await server.start()
  onTestFinished(() => server.stop())
  const { port } = server
  return new Promise((resolve, reject) => {
    const conditions = { ...(known && { 'if-none-match': known }), ...(wanted && { 'if-match': wanted }) }
    const headers = { 'accept-encoding': encoding, ...conditions, ...(action && { 'next-action': action }) }
    ask({ port, host: '127.0.0.1', method, path, headers, agent: false }, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk) => chunks.push(chunk))
      message.on('end', () => resolve({ message, body: Buffer.concat(chunks) }))
      message.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

const sendPage: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', POLICY)
  response.setHeader('Content-Length', Buffer.byteLength(PAGE))
  response.flushHeaders()
  response.write(PAGE.slice(0, 100))
  setImmediate(() => response.end(PAGE.slice(100)))
}

const sendJson: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', ETag: '"1"' })
  response.end(JSON_BODY)
}

it('a page that comes in parts gets the hashes of its scripts and is compressed whole', async () => {
  const { message, body } = await receive(sendPage)
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
  expect(message.headers['content-length']).toBe(String(body.length))
  expect(message.headers.vary).toBe('Accept-Encoding')
  expect(message.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'$/)
})

it.each([
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
])('a client that accepts %j gets the same page', async (encoding, used, unpack) => {
  const { message, body } = await receive(sendPage, { encoding })
  expect(message.headers['content-encoding']).toBe(used)
  expect(unpack(body).toString()).toBe(PAGE)
})

it('HEAD of a page says what GET says, without a body', async () => {
  const [get, head] = [await receive(sendPage), await receive(sendPage, { method: 'HEAD' })]
  const lasting = ({ message }: Received) => ({ ...message.headers, date: '' })
  expect(lasting(head)).toEqual(lasting(get))
  expect(head.body).toHaveLength(0)
})

it('HEAD stays HEAD below /api, where GET may write', async () => {
  const methods: (string | undefined)[] = []
  await receive(
    (request, response) => {
      methods.push(request.method)
      sendJson(request, response)
    },
    { method: 'HEAD', path: '/api/v1.0/verify/tk/x' },
  )
  expect(methods).toEqual(['HEAD'])
})

it('JSON is compressed with an ETag that compression keeps valid', async () => {
  const { message, body } = await receive(sendJson)
  expect(brotliDecompressSync(body).toString()).toBe(JSON_BODY)
  expect(message.headers.etag).toBe('W/"1"')
})

it('an icon that everybody may keep has an ETag and its length, for HEAD too, and is sent once', async () => {
  const icon = Buffer.alloc(3000, 7)
  const sendIcon: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'image/x-icon')
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    response.write(icon.subarray(0, 1000))
    setImmediate(() => response.end(icon.subarray(1000)))
  }
  const [get, head] = [await receive(sendIcon), await receive(sendIcon, { method: 'HEAD' })]
  expect(get.body.equals(icon)).toBe(true)
  for (const { message } of [get, head])
    expect(message.headers).toMatchObject({ 'content-length': '3000', etag: get.message.headers.etag })
  expect(get.message.headers.etag).toMatch(/^W\/"/)
  expect(head.body).toHaveLength(0)
  for (const known of ['*', String(get.message.headers.etag)]) {
    const { message, body } = await receive(sendIcon, { known })
    expect([message.statusCode, body.length, message.headers.etag]).toEqual([
      304,
      0,
      get.message.headers.etag,
    ])
  }
})

it('what is small, compressed or a picture stays as it is', async () => {
  const answers: [Record<string, string>, string][] = [
    [{ 'Content-Type': 'application/json' }, '{"id":1}'],
    [{ 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }, 'g'.repeat(2000)],
    [{ 'Content-Type': 'image/webp' }, 'w'.repeat(2000)],
  ]
  for (const [headers, sent] of answers) {
    const { message, body } = await receive((_request, response) => {
      response.writeHead(200, headers).end(sent)
    })
    expect(message.headers['content-encoding']).toBe(headers['Content-Encoding'])
    expect(body.toString()).toBe(sent)
  }
})

it('a 304 carries no policy, which would replace that of the kept page', async () => {
  const { message } = await receive((_request, response) => {
    response.writeHead(304, { 'Content-Security-Policy': POLICY, ETag: 'W/"1"' }).end()
  })
  expect([message.statusCode, message.headers['content-security-policy']]).toEqual([304, undefined])
})

it('a 412 is kept by no cache, also where everybody may keep the page', async () => {
  const { message, body } = await receive(
    (request, response) => {
      response.setHeader('Cache-Control', 'public, s-maxage=600')
      sendPage(request, response)
    },
    { wanted: '"other"' },
  )
  expect([message.statusCode, message.headers['cache-control'], body.length]).toEqual([412, 'no-store', 0])
})

it('an answer that is no page lets no inline script run', async () => {
  const { message } = await receive((_request, response) => {
    response.writeHead(307, { 'Content-Security-Policy': POLICY, Location: '/' }).end()
  })
  expect(message.headers['content-security-policy']).toBe("default-src 'self'; script-src 'self'")
})

it.each([
  ['a form of a page', { method: 'POST', path: '/favorites/1' }, 303],
  ['a form of a page, uncompressed', { method: 'POST', path: '/favorites/1', encoding: '' }, 303],
  ['a form that a script sends', { method: 'POST', path: '/favorites/1', action: 'f00' }, 307],
  ['an endpoint', { method: 'POST', path: '/api/auth/signin' }, 307],
  ['a link', { path: '/favorites/1' }, 307],
])('a page that redirects answers %s with the status that fits', async (_what, asked, status) => {
  for (const type of ['text/html; charset=utf-8', 'text/plain']) {
    const { message } = await receive((_request, response) => {
      response.statusCode = 307
      response.setHeader('Location', '/login').setHeader('Content-Type', type)
      response.write('<p>')
      setImmediate(() => response.end('</p>'))
    }, asked)
    expect([message.statusCode, message.headers.location, type]).toEqual([status, '/login', type])
  }
})

it('a form whose page would be mostly what was sent is refused with a short page, and an endpoint is not', async () => {
  const sendEcho: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY })
    for (let part = 0; part < 30; part++) response.write('a'.repeat(100_000))
    response.end('</html>')
  }
  const form = await receive(sendEcho, { method: 'POST', path: '/register' })
  expect(form.message.statusCode).toBe(413)
  expect(form.body.toString()).toContain('Tu formulario tiene demasiado texto')
  expect(form.body.length).toBeLessThan(2_000)
  for (const kept of [{ method: 'GET' }, { method: 'POST', path: '/api/v1.0/pets' }]) {
    const { message, body } = await receive(sendEcho, kept)
    expect(message.statusCode).toBe(200)
    expect(brotliDecompressSync(body).length).toBe(3_000_007)
  }
})

it('what is kept compressed is compressed once: for whoever asks first, too', async () => {
  const kept = brotliCompressSync(JSON_BODY, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  const { body } = await receive(sendJson, { scope: { takeBody: () => async () => kept } })
  expect(body).toEqual(kept)
})

it.each([
  [404, '<div hidden></div>', 'No encontramos esta página'],
  [500, '<div hidden></div>', 'Algo salió mal de nuestro lado'],
  [404, '<h1>No hay tal mascota</h1>', null],
  [200, '<div hidden></div>', null],
])('a page of %i that only scripts fill says so without them: %s', async (status, content, heading) => {
  const page = `<html><head><title>Editar mascota</title></head><body class="grow">${content}</body></html>`
  const { body } = await receive(
    (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(page)
    },
    { encoding: '' },
  )
  if (heading === null) expect(body.toString()).toBe(page)
  else {
    expect(body.toString()).toContain(`<title>${heading} | Querencia</title>`)
    expect(body.toString()).toMatch(
      new RegExp(`<body class="grow"><noscript>.*<h1>${heading}</h1>.*</noscript><div`, 's'),
    )
  }
})

it.each(['POST', 'GET'])(
  'an empty page of what is gone says where the text of a form is: %s',
  async (method) => {
    const { body } = await receive(
      (_request, response) => {
        response.writeHead(404, { 'Content-Type': 'text/html' }).end('<html><body></body></html>')
      },
      { method, encoding: '' },
    )
    expect(body.toString().includes(TYPED_IS_BEHIND)).toBe(method === 'POST')
  },
)
