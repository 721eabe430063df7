import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { serverRole } from '@/lib/platform/host'
import { securityHeaders } from '@/lib/platform/http/security-headers'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { filterClientFaults } from '@/server/client-faults'
import { installedFramework } from '@/server/next-internals/way-in'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

const server = new LoopbackServer(
  answerWith(
    () => Promise.reject(new Error('broken')),
    filterClientFaults(PROJECT_ROOT, installedFramework(PROJECT_ROOT, PROJECT_ROOT)),
  ),
)
beforeAll(() => server.start())
afterAll(() => server.stop())
afterEach(() => {
  serverRole.isDraining = false
  vi.restoreAllMocks()
})

const NAMES = [...securityHeaders('http://localhost').map(({ key }) => key.toLowerCase()), 'x-frame-options']

it.each<[string, number, RequestInit & { drains?: true }]>([
  ['/api/salud', 200, {}],
  ['/api/salud', 503, { drains: true }],
  [`/${'a'.repeat(2000)}`, 414, {}],
  ['/faqs', 405, { method: 'DELETE' }],
  ['/faqs', 415, { method: 'POST', body: 'text' }],
  ['/register', 400, { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
  ['/register', 413, { method: 'POST', headers: { 'next-action': 'x' }, body: 'x'.repeat(14 * 1024 ** 2) }],
  ['/_next/static/a.js', 405, { method: 'OPTIONS' }],
  ['/faqs', 500, {}],
])(
  'the program’s own answer carries the security headers, and nobody keeps it: %s, %i',
  async (path, status, asked) => {
    vi.spyOn(console, 'error').mockReturnValue()
    serverRole.isDraining = asked.drains ?? false
    const answer = await fetch(`${server.url}${path}`, asked)
    expect(answer.status).toBe(status)
    expect(NAMES.filter((name) => !answer.headers.has(name))).toEqual([])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

it.each([
  ['PROPFIND', '/api/v1.0/pets', 405, 'method_not_allowed'],
  ['GET', `/api/v1.0/pets?q=${'x'.repeat(15_001)}`, 414, 'bad_request'],
])('a refusal of an endpoint is JSON, as its answers are: %s', async (method, path, status, code) => {
  const answer = await fetch(`${server.url}${path}`, { method })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json'])
  expect(await answer.json()).toEqual({ error: expect.any(String), Error: expect.any(String), code })
})
