import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BASE_URL } from '@/tests/support/site'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${BASE_URL}${path}`, { headers, method, redirect: 'manual' })

/** A page in the cache, which alone has an `ETag`. Other files may change it meanwhile. */
async function finish(path: string) {
  const deadline = performance.now() + 10_000
  for (;;) {
    const answer = await ask(path)
    const text = await answer.text()
    const etag = answer.headers.get('etag')
    if (etag) return { answer, text, etag }
    if (performance.now() > deadline) throw new Error(`${path} is never finished`)
    await wait(50)
  }
}

const STATIC = '/pet-care/si-se-pierde'

describe('a finished page', () => {
  it('has the same bytes and ETag in every encoding, and for every query', async () => {
    const { text, etag } = await finish(STATIC)
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await ask(`${STATIC}?utm_source=x&fbclid=${accepted}`, { 'accept-encoding': accepted })
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding])
      expect(answer.headers.get('etag')).toBe(etag)
      expect(answer.headers.get('vary')).toMatch(/rsc.*Accept-Encoding/)
      expect(await answer.text()).toBe(text)
    }
  })

  it('has to be asked for each time, and is not sent again', async () => {
    const { answer, etag } = await finish(STATIC)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = await ask(`${STATIC}?utm_source=x`, { 'if-none-match': etag })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(known.headers.get('etag')).toBe(etag)
  })

  it('says the same to HEAD, its script policy included', async () => {
    const { answer } = await finish(STATIC)
    const head = await ask(STATIC, {}, 'HEAD')
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-security-policy', 'vary']) {
      expect(head.headers.get(name)).toBe(answer.headers.get(name))
    }
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  })

  it('is no answer to a request for the data of the page', async () => {
    await finish(STATIC)
    const answer = await ask(STATIC, { rsc: '1' })
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('content-type') ?? '').not.toContain('text/html')
  })

  it('says also of a page that is not there', async () => {
    const { answer } = await finish('/pet-detail/99999999')
    expect(answer.status).toBe(404)
  })

  it('is finished by the answer to its first visitor', async () => {
    const path = `/pet-detail/${randomInt(50_000_000, 90_000_000)}`
    const first = await ask(path)
    const second = await ask(path)
    expect([first, second].map(({ headers }) => headers.get('x-nextjs-cache'))).toEqual(['MISS', 'HIT'])
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'))
    expect(first.headers.get('content-security-policy')).toBe(second.headers.get('content-security-policy'))
    expect(await first.text()).toBe(await second.text())
  })

  it('is there for every page of a crawl the second time', async () => {
    const list = await (await ask('/searcher/todos')).text()
    const pets = new Set(list.match(/(?<=href=")\/pet-detail\/\d+/g))
    expect(pets.size).toBeGreaterThan(5)
    for (const path of [...pets, '/', '/foundations', '/faqs']) await finish(path)
  })
})
