import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { startOwnServer, waitForRateLimitWindow } from '@/tests/support/own-server'

const MEGABYTE = 1024 * 1024

let site: Awaited<ReturnType<typeof startOwnServer>>
beforeAll(async () => {
  site = await startOwnServer('.next-test', 'guarded', {
    LIMIT_POSTER_ADDRESS: '2',
    LIMIT_UPLOAD_ADDRESS: '2',
    METRICS_SECRET: 'only-the-monitor-knows-it',
    LOG_REQUESTS: 'on',
  })
})
afterAll(() => site?.stop())

interface Post {
  /** What has come back so far; nothing of a server that waits for more. */
  heard(): string
  /** All of what comes back. */
  answer: Promise<string>
  end(): void
}

/** Begins to post to a page and sends no more than the headers. */
function begin(path: string, headers: Record<string, string | number>): Post {
  const { hostname, port, host } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  let heard = ''
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (data) => {
      heard += data
      const [head = '', body] = heard.split('\r\n\r\n')
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
      if (body !== undefined && Buffer.byteLength(body) === length) resolve(heard)
    })
  })
  return { heard: () => heard, answer, end: () => socket.destroy() }
}

/** Whether the framework has read a form: it finds no action in it, and says so. */
async function isRead(body: FormData): Promise<boolean> {
  const { headers } = await fetch(`${site.url}/login`, { method: 'POST', body })
  return headers.get('x-nextjs-action-not-found') === '1'
}

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

/** What the server logged besides its requests. */
const entries = () =>
  site
    .output()
    .split('\n')
    .filter((line) => !line.includes('"what":"request"'))

describe('what operators see', () => {
  it('metrics open to their secret alone, and count requests', async () => {
    const ask = (secret: string) =>
      fetch(`${site.url}/api/metricas`, { headers: { authorization: `Bearer ${secret}` } })
    expect((await ask('somebody-guesses-this')).status).toBe(401)
    const text = await (await ask('only-the-monitor-knows-it')).text()
    for (const name of [
      'querencia_request_seconds_bucket{',
      'querencia_mails_waiting ',
      'querencia_database_up 1',
      'querencia_database_visitors_running ',
      'querencia_database_jobs_waiting ',
      'querencia_page_cache_bytes ',
      'querencia_page_cache_misses ',
    ])
      expect(text).toContain(name)
    expect(text).toMatch(/querencia_request_seconds_count\{status="4xx"\} [1-9]/)
    expect(text).toMatch(/nodejs_eventloop_lag_seconds [\d.]+/)
  })

  it('the request log has the path without its query, and the id that other entries of the request carry', async () => {
    await (await fetch(`${site.url}/faqs?email=ana%40correo.example`)).text()
    await expect.poll(() => site.output()).toContain('"path":"/faqs"')
    const line =
      site
        .output()
        .split('\n')
        .find((entry) => entry.includes('"path":"/faqs"')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ level: 'info', what: 'request', method: 'GET', status: 200 })
    expect(JSON.parse(line).request).toMatch(/^[\da-f-]{8,}$/)
    expect(site.output()).not.toContain('ana%40')
  })
})

describe('what is posted to a page', () => {
  it('an address has two bodies on their way at most, to whatever page', async () => {
    const begun = ['/register', '/pet-detail/100001'].map((path, i) =>
      begin(path, {
        ...FORM,
        cookie: 'next-auth.session-token=made-up',
        ...(i % 2 ? { 'transfer-encoding': 'chunked' } : { 'content-length': 13 * MEGABYTE }),
      }),
    )
    // That the server accepted them shows only in its refusing the next one.
    await wait(1_000)
    const more = begin('/api/../register', { ...FORM, 'content-length': 13 * MEGABYTE })
    const answer = await more.answer
    expect(begun.map((post) => post.heard())).toEqual(begun.map(() => ''))
    expect(answer).toMatch(/^HTTP\/1.1 429 /)
    expect(answer).toMatch(/retry-after: 10\r/i)
    expect(answer).toContain('Estamos recibiendo muchos archivos a la vez')
    // A form without files comes in all the same.
    expect(await isRead(new FormData())).toBe(true)

    for (const post of [...begun, more]) post.end()
    const form = new FormData()
    form.set('photo', new File([new Uint8Array(12 * MEGABYTE)], 'luna.jpg'))
    await expect.poll(() => isRead(form), { timeout: 10_000 }).toBe(true)
  })

  it('a post to a page that is too large is refused unread', async () => {
    const post = begin('/register', { ...FORM, 'content-length': 14 * MEGABYTE })
    const answer = await post.answer
    post.end()
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('Los archivos son demasiado pesados')
  })

  it.each([
    ['a form of another site', { ...FORM, origin: 'https://evil.example' }, 403],
    ['a form of nowhere', { ...FORM, origin: 'null' }, 403],
    ['an action of another site', { 'next-action': 'a'.repeat(42), origin: 'https://evil.example' }, 403],
    ['an origin that is none', { ...FORM, origin: ':' }, 403],
    ['a form without its boundary', { 'content-type': 'multipart/form-data' }, 400],
  ])(
    'a malformed post to a page is refused without a line in the log: %s',
    async (_what, headers, status) => {
      const before = entries()
      const answer = await fetch(`${site.url}/login`, { method: 'POST', headers, body: '--x--\r\n' })
      expect(answer.status).toBe(status)
      const asText = 'next-action' in headers ? 'text/plain' : 'text/plain; charset=utf-8'
      expect(answer.headers.get('content-type')).toBe(asText)
      expect(entries()).toEqual(before)
    },
  )

  it('a refused form is answered with a page for people', async () => {
    const headers = { ...FORM, accept: 'text/html,*/*;q=0.8', origin: 'https://evil.example' }
    const answer = await fetch(`${site.url}/login`, { method: 'POST', headers, body: '--x--\r\n' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('<h1>La petición no viene de este sitio</h1>')
  })
})

describe('an address that cannot exist', () => {
  it.each(['/%E0%A4%A', '/searcher/todos/%', '/%ff'])('%s leads home', async (path) => {
    const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/'])
  })

  it('one with a malformed encoding below /api is 404 in JSON', async () => {
    const answer = await fetch(`${site.url}/api/v1.0/pets/%E0%A4%A`)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  })

  it('one with a path of 2 KB is refused', async () => {
    expect((await fetch(`${site.url}/searcher/${'a'.repeat(2000)}`)).status).toBe(414)
  })

  it.each(['9999999999', 'luna', '007'])('the id %s gets the page of no pet', async (id) => {
    const answer = await fetch(`${site.url}/pet-detail/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1')
  })
})

describe('files that somebody sends to the API without an account', () => {
  it('files sent to the API without an account are rate-limited before they are read', async () => {
    await waitForRateLimitWindow(LIMITS.uploadIp.seconds, 30)
    const register = () =>
      fetch(`${site.url}/api/v1.0/user`, { method: 'POST', headers: FORM, body: 'garbage' })
    for (const status of [400, 400, 429]) expect((await register()).status).toBe(status)
    const json = await fetch(`${site.url}/api/v1.0/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(200)
  })
})

describe('posters', () => {
  const poster = (id: number) => fetch(`${site.url}/pet-detail/${id}/cartel`)

  it('rendering posters is rate-limited per IP; cached ones are served regardless', async () => {
    await waitForRateLimitWindow(LIMITS.posterIp.seconds, 30)
    // The second one is drawn already, or about to be: it is not counted.
    const first = await Promise.all([100_015, 100_015].map(poster))
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    expect((await poster(100_020)).status).toBe(200)
    const third = await poster(100_021)
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await third.text()).toMatch(
      /^Demasiados intentos\. Vuelve a intentarlo en \d+ (minuto|segundo)s?\.$/,
    )
    expect((await poster(100_015)).status).toBe(200)
  }, 90_000)
})
