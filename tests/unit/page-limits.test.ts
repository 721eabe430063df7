import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LoopbackServer } from '@/tests/support/loopback'

vi.stubEnv('LIMIT_READ_ADDRESS', '20')
vi.stubEnv('LIMIT_READ_ACCOUNT', '30')
vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { answerWith } = await import('@/server/request')

/** Answers until the test is over. @returns the port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = await new LoopbackServer(listener).start()
  onTestFinished(() => server.stop())
  return server.port
}

describe('pages that are rendered for each request', () => {
  // On a busy machine the buckets would fill again meanwhile.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()))
  afterEach(() => void vi.restoreAllMocks())

  it('answer 429 with a page in Spanish and the seconds to wait, without asking the framework', async () => {
    const asked: string[] = []
    const port = await serve(
      answerWith(async (request, response) => {
        asked.push(request.url ?? '')
        response.end('page')
      }),
    )
    const headers = { 'x-forwarded-for': '203.0.113.77', accept: 'text/html' }
    const open = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
    for (let page = 1; page <= 20; page++) await open(`/searcher/todos?pagina=${page}`)
    expect(asked).toHaveLength(20)
    const refused = await open('/searcher/todos?pagina=21')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3'])
    const text = await refused.text()
    expect(text).toContain('Desde tu conexión llegan muchas búsquedas seguidas')
    expect(text, 'the same address again').toContain('href="">Volver a intentar')
    expect((await open('/pet-detail/100015')).status).toBe(200)
    expect(asked).toHaveLength(21)
  })

  it('answer 429 to whoever asks for many that are made for each request, whatever their address', async () => {
    const port = await serve(
      answerWith(async (request, response) => {
        response.setHeader('content-type', request.url === '/a.webp' ? 'image/webp' : 'text/html')
        if (request.url === '/faqs') response.setHeader('x-nextjs-cache', 'HIT')
        response.end('page')
      }),
    )
    const headers = { 'x-forwarded-for': '203.0.113.81', accept: 'text/html' }
    const open = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status
    for (let time = 1; time <= 30; time++)
      expect([await open('/faqs'), await open('/a.webp')]).toEqual([200, 200])
    for (let time = 1; time <= 10; time++) {
      expect([await open('/login'), await open('/of-a-later-release')]).toEqual([200, 200])
    }
    expect([await open('/register'), await open('/dashboard')]).toEqual([429, 429])
  })

  it('answer 429 to an account that opens many, whatever its IPs and sessions, and never to another', async () => {
    const { newClaims, sealToken } = await import('@/lib/platform/session/jwt')
    const { SESSION_COOKIE } = await import('@/lib/platform/session/cookies')
    const port = await serve(
      answerWith(async (request, response) => {
        response.setHeader('content-type', 'text/html')
        if (request.url === '/faqs') response.setHeader('x-nextjs-cache', 'HIT')
        response.end('page')
      }),
    )
    let ip = 0
    const open = async (accountId: number, path: string, sessionVersion = 1) => {
      const token = await sealToken('cookie', newClaims({ id: accountId, sessionVersion }))
      const headers = { 'x-forwarded-for': `198.51.100.${++ip}`, cookie: `${SESSION_COOKIE.name}=${token}` }
      return fetch(`http://127.0.0.1:${port}${path}`, { headers })
    }
    expect((await open(7, '/dashboard/donations/csv')).status).toBe(200)
    for (let page = 1; page <= 15; page++) expect((await open(7, '/dashboard')).status).toBe(200)
    expect((await open(7, '/dashboard/datos')).status).toBe(429)
    for (let page = 1; page <= 5; page++) {
      expect((await open(7, '/faqs')).status).toBe(200)
      expect((await open(7, '/para-ti')).status).toBe(200)
    }
    expect((await open(7, '/para-ti')).status).toBe(429)
    const refused = await open(7, '/admin')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2'])
    expect(await refused.text()).toContain('Abriste muchas páginas seguidas')
    expect((await open(8, '/dashboard')).status).toBe(200)
    // Whoever ended all sessions is not kept out by one of them.
    expect((await open(7, '/dashboard', 2)).status).toBe(200)
  })

  it('answer 429 to whoever asks for long sitemaps again and again', async () => {
    const port = await serve(answerWith(async (_request, response) => void response.end('urls')))
    const headers = { 'x-forwarded-for': '203.0.113.82' }
    const open = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status
    expect([await open('/sitemaps/pets-1.xml'), await open('/sitemaps/pets-2.xml?x=1')]).toEqual([200, 200])
    expect([await open('/sitemaps/pets-1.xml'), await open('/sitemaps/pages.xml')]).toEqual([429, 200])
  })

  it('let a form in however much its address has read, and answer 429 to one that posts many', async () => {
    const port = await serve(answerWith(async (_request, response) => void response.end('page')))
    const headers = { 'x-forwarded-for': '203.0.113.80', accept: 'text/html' }
    const ask = (path: string, body?: FormData) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, ...(body && { method: 'POST', body }) })
    const form = () => {
      const data = new FormData()
      data.set('$ACTION_ID_0', '')
      return data
    }
    for (let page = 1; page <= 21; page++) await ask(`/searcher/todos?pagina=${page}`)
    expect((await ask('/searcher/todos')).status).toBe(429)
    for (let post = 1; post <= 6; post++) expect((await ask('/', form())).status).toBe(200)
    const refused = await ask('/', form())
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3'])
    const text = await refused.text()
    expect(text).toContain('Desde tu conexión llegan muchos envíos seguidos')
    expect(text).toContain('tu navegador conserva lo que escribiste')
    expect(text, 'a form is not sent by a link').not.toContain('Volver a intentar')
  })

  it('answer 429 to whoever asks for many pets that do not exist, and not to a crawler of those that do', async () => {
    const port = await serve(
      answerWith(async (request, response) => {
        response.statusCode = request.url?.startsWith('/pet-detail/1000') ? 200 : 404
        response.setHeader('content-type', 'text/html')
        response.setHeader('x-nextjs-cache', 'MISS')
        response.end('page')
      }),
    )
    const open = async (ip: string, id: number) => {
      const headers = { 'x-forwarded-for': ip, accept: 'text/html' }
      return (await fetch(`http://127.0.0.1:${port}/pet-detail/${id}`, { headers })).status
    }
    for (let pet = 0; pet < 30; pet++) expect(await open('203.0.113.78', 100_000 + pet)).toBe(200)
    for (let pet = 0; pet < 20; pet++) expect(await open('203.0.113.78', 900_000 + pet)).toBe(404)
    expect(await open('203.0.113.78', 900_020)).toBe(429)
    expect(await open('203.0.113.79', 900_020)).toBe(404)
  })

  it('answer 429 to whoever asks for many and does not wait for them', async () => {
    const asked: string[] = []
    const port = await serve(
      answerWith(async (request, response) => {
        asked.push(request.url ?? '')
        if (request.url === '/last') response.end('page')
      }),
    )
    const headers = { 'x-forwarded-for': '203.0.113.82', accept: 'text/html' }
    for (let page = 1; page <= 20; page++) {
      const gone = new AbortController()
      const left = fetch(`http://127.0.0.1:${port}/pet-detail/${page}?x`, { headers, signal: gone.signal })
      await vi.waitFor(() => expect(asked).toHaveLength(page))
      gone.abort()
      await expect(left).rejects.toThrow()
    }
    await vi.waitFor(async () =>
      expect((await fetch(`http://127.0.0.1:${port}/last`, { headers })).status).toBe(429),
    )
  })

  it('cost nothing to whoever leaves before one is made for it', async () => {
    const held: ServerResponse[] = []
    const [arrived, gone] = [new Set<ServerResponse>(), new Set<ServerResponse>()]
    const answer = answerWith(async (request, response) => {
      if (request.url === '/last') response.end('page')
      else held.push(response)
      await once(response, 'close')
    })
    const port = await serve((request, response) => {
      arrived.add(response)
      response.once('close', () => gone.add(response))
      answer(request, response)
    })
    const ask = (ip: string, path: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-forwarded-for': ip, accept: 'text/html' },
        ...(signal && { signal }),
      })
    const made = Array.from({ length: 8 }, (_, page) => ask(`203.0.113.${90 + page}`, `/pet-detail/${page}`))
    await vi.waitFor(() => expect(held).toHaveLength(8))
    for (let page = 1; page <= 20; page++) {
      const leaving = new AbortController()
      const left = ask('203.0.113.83', `/pet-detail/${page}?x`, leaving.signal)
      await vi.waitFor(() => expect(arrived.size).toBe(8 + page))
      leaving.abort()
      await expect(left).rejects.toThrow()
    }
    await vi.waitFor(() => expect(gone.size).toBe(20))
    for (const response of held) response.end('page')
    await Promise.all(made)
    expect((await ask('203.0.113.83', '/last')).status).toBe(200)
    expect(held).toHaveLength(8)
  })

  it('answer 429 also to those that were asked for at once, as soon as the others are paid', async () => {
    let made = 0
    const port = await serve(
      answerWith(async (_request, response) => {
        made += 1
        await new Promise((resolve) => setTimeout(resolve, 5))
        response.statusCode = 404
        response.end('page')
        await once(response, 'close')
      }),
    )
    const headers = { 'x-forwarded-for': '203.0.113.84', accept: 'text/html' }
    const ask = (id: number) => fetch(`http://127.0.0.1:${port}/pet-detail/${id}`, { headers })
    const answers = await Promise.all(Array.from({ length: 60 }, (_, pet) => ask(900_000 + pet)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(60 - 20 - 8)
    expect(made + refused.length).toBe(60)
    expect(await refused[0]?.text()).toContain('Desde tu conexión llegan muchas')
  })
})
