import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'

vi.stubEnv('LIMIT_READ_ADDRESS', '20')
vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { z } = await import('zod')
const { apiRoute, endpoint } = await import('@/lib/platform/http/route')
const { stampPeer } = await import('@/lib/platform/http/client-ip')
const passwords = await import('@/app/api/passwords/route')
const { listCost, pageQuery } = await import('@/app/api/v1.0/_wire/pet-query')

const { GET } = apiRoute({
  GET: endpoint(
    { query: pageQuery, answer: z.string(), credentials: 'none', readCost: listCost },
    async () => ({
      body: 'list',
    }),
  ),
})
const read = (ip: string, query = '') =>
  GET(new Request(`http://site/api/v1.0/pets${query}`, { headers: { 'x-forwarded-for': ip } }), {
    params: Promise.resolve({}),
  })

const score = (ip: string) =>
  passwords.POST(
    new Request('http://site/api/passwords', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ password: 'x', owner: {} }),
    }),
    { params: Promise.resolve({}) },
  )

it('a password is scored a tenth as often as pages are read, and the IP goes on reading', async () => {
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await score('203.0.113.77')).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await score('203.0.113.78')).status).toBe(200)
  expect((await read('203.0.113.77', '?page=1')).status).toBe(200)
})

describe('reading lists through the API', () => {
  it('answers 429 with the seconds to wait once an IP has read its share, and others go on', async () => {
    for (let page = 1; page <= 20; page++)
      expect((await read('203.0.113.9', `?page=${page}`)).status).toBe(200)
    const refused = await read('203.0.113.9', '?page=21')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('3')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await read('203.0.113.10', '?page=1')).status).toBe(200)
  })

  it('counts a whole list as ten pages', async () => {
    expect([(await read('198.51.100.1')).status, (await read('198.51.100.1')).status]).toEqual([200, 200])
    expect((await read('198.51.100.1', '?page=1')).status).toBe(429)
  })

  it('counts all addresses of an IPv6 network together', async () => {
    for (let host = 1; host <= 20; host++) await read(`2001:db8:1:2::${host}`, '?page=1')
    expect((await read('2001:db8:1:2::99', '?page=1')).status).toBe(429)
  })

  it('lets a whole IPv6 /48 read ten times as much, and others go on', async () => {
    for (let network = 1; network <= 20; network++)
      for (let page = 1; page <= 10; page++)
        expect((await read(`2001:db8:9:${network}::1`, '?page=1')).status).toBe(200)
    // A slow machine has given some back meanwhile.
    let status = 200
    for (let more = 0; status === 200 && more < 200; more++)
      status = (await read(`2001:db8:9:f${more.toString(16)}::1`, '?page=1')).status
    expect(status).toBe(429)
    expect((await read('2001:db8:a:1::1', '?page=1')).status).toBe(200)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'does not count this machine, which the socket says and no header: %s',
    async (ip) => {
      const readHere = (forwarded: Record<string, string>) => {
        const headers: Record<string, string> = forwarded
        stampPeer({ headers, socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: ip }) })
        const request = new Request('http://site/api/v1.0/pets?page=1', { headers })
        return GET(request, { params: Promise.resolve({}) })
      }
      for (let page = 1; page <= 30; page++) expect((await readHere({})).status).toBe(200)
      const claimed = []
      for (let page = 1; page <= 21; page++) claimed.push((await readHere({ 'x-forwarded-for': ip })).status)
      expect(claimed.at(-1)).toBe(429)
    },
  )
})
