import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Readiness, shareReadiness } from '@/lib/maintenance/readiness/recent'
import { serverRole } from '@/lib/platform/host'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { filterClientFaults, refuseTunnel } from '@/server/client-faults'
import type { Framework } from '@/server/next-internals/start'
import { installedFramework } from '@/server/next-internals/way-in'
import { requestScope } from '@/server/page-cache/request-scope'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

afterEach(() => {
  serverRole.isDraining = false
  vi.restoreAllMocks()
})

/** The server program; `framework` stands for what it has in its middle. */
const answered = (framework: Framework['handle']) =>
  answerWith(framework, filterClientFaults(PROJECT_ROOT, installedFramework(PROJECT_ROOT, PROJECT_ROOT)))

async function send(
  framework: Framework['handle'],
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  prepare?: (response: ServerResponse) => void,
): Promise<{ status: number | undefined; text: string }> {
  const answer = answered(framework)
  const server = new LoopbackServer((request, response) => {
    prepare?.(response)
    answer(request, response)
  })
  await server.start()
  onTestFinished(() => server.stop())
  const { port } = server
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve).on('error', reject).end()
  })
  let text = ''
  for await (const chunk of message) text += chunk
  return { status: message.statusCode, text }
}

const echo: Framework['handle'] = async (request, response) => {
  response.end(request.url)
}

it('the framework is asked for an id that can exist, within the scope of the request', async () => {
  let startedAt: number | undefined
  const before = Date.now()
  const { text } = await send(async (request, response) => {
    startedAt = requestScope.getStore()?.startedAt
    response.end(request.url)
  }, '/pet-detail/luna?utm=1')
  expect(text).toBe('/pet-detail/0?utm=1')
  expect(startedAt).toBeGreaterThanOrEqual(before)
})

it('health is answered without the framework, and readiness ends with the drain', async () => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await send(never, '/api/salud')).toEqual({ status: 200, text: '{"status":"ok"}' })
  expect((await send(echo, '/api/salud/listo')).text).toBe('/api/salud/listo')
  serverRole.isDraining = true
  expect(await send(never, '/api/salud/listo')).toEqual({ status: 503, text: '{"status":"draining"}' })
})

it('readiness is read once for all who ask within a second, by the server program without the framework', async () => {
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  const readings: ((readiness: Readiness) => void)[] = []
  const read = () => new Promise<Readiness>((resolve) => void readings.push(resolve))
  const asked = [shareReadiness(read), shareReadiness(read)]
  const well = { database: true, search: true, bus: true, connections: true, clock: true }
  const answer = { isReady: false, checks: { ...well, migrations: false }, freeDiskMb: 900 }
  readings[0]?.(answer)
  expect(await Promise.all(asked)).toEqual([answer, answer])
  const never = () => Promise.reject(new Error('asked'))
  const { status, text } = await send(never, '/api/salud/listo')
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { status: 'unavailable', checks: answer.checks, freeDiskMb: 900 },
  ])
  clock.mockReturnValue(now + 1001)
  const later = shareReadiness(read)
  expect(readings).toHaveLength(2)
  readings[1]?.({ ...answer, isReady: true })
  expect((await later).isReady).toBe(true)
})

it('an address with a path of 2 KB is refused with a sentence', async () => {
  const { status, text } = await send(echo, `/${'a'.repeat(2000)}`)
  expect([status, text]).toEqual([414, 'La dirección es demasiado larga'])
})

it('a failure of the framework is answered with 500 and logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { status } = await send(() => Promise.reject(new Error('broken')), '/faqs')
  expect(status).toBe(500)
  expect(log.mock.calls.flat().join()).toMatch(/"what":"GET \/faqs".*"error":"Error: broken"/)
})

it.each([
  ['before the framework is asked', 'setHeader', 500],
  ['when its answer is completed', 'getHeader', 0],
] as const)('a failure %s is logged once, and harms no other request', async (_when, broken, status) => {
  const [log, unhandled] = [vi.spyOn(console, 'error').mockReturnValue(), vi.fn()]
  process.once('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const breaking = (response: ServerResponse) => {
    const value = () => {
      throw new Error('broken')
    }
    Object.defineProperty(
      response,
      broken,
      broken === 'setHeader' ? { set: value, get: () => value } : { value },
    )
  }
  const asked = send(echo, '/faqs', {}, 'GET', breaking)
  expect(
    await asked.then(
      (answer) => answer.status,
      () => 0,
    ),
  ).toBe(status)
  expect(log).toHaveBeenCalledOnce()
  expect(unhandled).not.toHaveBeenCalled()
})

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

it('what the framework cannot read of a server action, or a form, is the client’s fault', async () => {
  const fail: Framework['handle'] = async (request, response) => {
    const scope = requestScope.getStore()
    if (scope && request.headers['x-form']) scope.isUnreadable = true
    if (scope && request.headers['x-away']) scope.isDatabaseAway = true
    response.statusCode = 500
    response.end()
  }
  const post = async (headers: Record<string, string>, url = '/login') =>
    (await send(fail, url, { ...FORM, ...headers }, 'POST')).status
  expect(await post({ 'next-action': 'x' })).toBe(400)
  expect(await post({ 'x-form': '1' })).toBe(400)
  expect(await post({})).toBe(500)
  expect(await post({ 'next-action': 'x' }, '/api/v1.0/pets')).toBe(500)
  expect(await post({ 'next-action': 'x', 'x-away': '1' })).toBe(503)
})

it('what no resource can answer is refused before the framework', async () => {
  expect((await send(echo, '*')).status).toBe(400)
  expect((await send(echo, '/art/cut-conejo.webp', {}, 'DELETE')).status).toBe(405)
  expect((await send(echo, '/_next/static/a.js?x', {}, 'OPTIONS')).status).toBe(405)
})

it('a client that takes the server for a proxy is answered, and its connection closed', async () => {
  const server = new LoopbackServer(createServer().on('connect', refuseTunnel))
  await server.start()
  onTestFinished(() => server.stop())
  const socket = connect(server.port, '127.0.0.1')
  socket.write('CONNECT mail.example:25 HTTP/1.1\r\nHost: mail.example\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += chunk
  expect(text).toMatch(/^HTTP\/1\.1 405 /)
})

it.each([
  ['PUT', {}, 405],
  ['OPTIONS', {}, 405],
  ['TRACE', {}, 405],
  ['PROPFIND', {}, 405],
  ['POST', {}, 415],
  ['POST', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['POST', { 'content-type': 'application/json' }, 415],
  ['POST', { 'content-type': 'text/plain' }, 415],
  ['POST', { 'content-type': 'application/x-www-form-urlencoded', 'next-action': 'x' }, 415],
  ['POST', { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'x' }, 200],
  ['POST', FORM, 200],
  ['HEAD', {}, 200],
])('no page is made for what is no form: %s %j is answered with %d', async (method, headers, status) => {
  const asked = vi.fn<Framework['handle']>(echo)
  expect((await send(asked, '/', headers, method)).status).toBe(status)
  expect(asked).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  const known = ['PUT', 'OPTIONS', 'POST', 'HEAD'].includes(method)
  expect((await send(echo, '/api/v1.0/pets', headers, method)).status).toBe(known ? 200 : 405)
})

it('a proxy that nobody declared is logged once', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  for (let i = 0; i < 3; i++) await send(echo, '/', { 'x-forwarded-for': '198.51.100.7' })
  expect(log.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXY_HOPS')]])
})

it('a path is judged as the framework resolves it, and a host in it is nobody’s', async () => {
  expect((await send(echo, '/x/%2e%2E/pet-detail/luna?a=../b')).text).toBe('/pet-detail/0?a=../b')
  expect((await send(echo, 'http://evil.example/searcher/todos?a=1')).text).toBe('/searcher/todos?a=1')
  expect((await send(echo, '/a..b/c.?d=..')).text).toBe('/a..b/c.?d=..')
})

it('the framework sees no policy of the client, whose nonce it would write into a page for everybody', async () => {
  const names = ['content-security-policy', 'content-security-policy-report-only']
  const { text } = await send(
    async (request, response) => void response.end(String(names.map((name) => request.headers[name]))),
    '/',
    Object.fromEntries(names.map((name) => [name, "script-src 'nonce-AAAA'"])),
  )
  expect(text).toBe(',')
})

it.each([
  ['[""]', 400],
  ['%', 400],
  ['["",{}]', 200],
])('what the client says that it shows: %s is answered with %d', async (tree, status) => {
  const headers = { rsc: '1', 'next-router-state-tree': encodeURI(tree).replace('%25', '%') }
  expect((await send(echo, '/searcher/todos', headers)).status).toBe(status)
})
