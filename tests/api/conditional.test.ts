import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '@/tests/support/api'
import { BASE_URL, findPet } from '@/tests/support/site'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${BASE_URL}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  })

/** An answer whose `ETag` stays. Other files may change a page meanwhile, and a search is made anew each minute. */
async function steady(path: string) {
  const deadline = performance.now() + 15_000
  for (;;) {
    const [first, second] = [await ask(path), await ask(path)]
    const body = Buffer.from(await second.arrayBuffer())
    const etag = second.headers.get('etag')
    if (etag !== null && first.headers.get('etag') === etag) return { etag, body, headers: second.headers }
    if (performance.now() > deadline) throw new Error(`${path}: no lasting ETag, ${etag}`)
    await wait(100)
  }
}

const paths: Record<string, string> = {
  'a kept page': '/pet-care/si-se-pierde',
  'a search': '/searcher/pet/dog/sub?edad=joven',
  'a sitemap': '/sitemap.xml',
  'a list of the API': '/api/v1.0/countries',
  'a kept list of the API': '/api/v1.0/pets?limit=3&type=conejo',
  'a short link': '/f/albergue-mitad-del-mundo',
  'a poster': '/pet-detail/100015/cartel',
  'a picture to share': '/pet-detail/100015/imagen/historia',
}

beforeAll(async () => {
  const pet = await findPet(({ photos }) => photos.length > 0)
  const page = await (await ask(`/pet-detail/${pet.id}`)).text()
  paths['a photo'] = /\/media\/[0-9a-f]{32}-800\.webp/.exec(page)?.[0] ?? ''
  paths['a script of the build'] = /\/_next\/static\/[\w./~-]+\.js/.exec(page)?.[0] ?? ''
})

const KINDS = [...Object.keys(paths), 'a photo', 'a script of the build']

describe('who has an answer already', () => {
  it.each(KINDS)('is told so, however it says it: %s', async (kind) => {
    const path = paths[kind] ?? ''
    const { etag } = await steady(path)
    const opaque = etag.replace(/^W\//, '')
    for (const known of [opaque, `W/${opaque}`, `"other", W/${opaque}`, `"a, b",${opaque}`, '*']) {
      const answer = await ask(path, { 'if-none-match': known })
      expect([known, answer.status, await answer.text()]).toEqual([known, 304, ''])
      expect(answer.headers.get('etag')?.replace(/^W\//, '')).toBe(opaque)
    }
    expect((await ask(path, { 'if-none-match': '"other", W/"another"' })).status).toBe(200)
  })
})

describe('HEAD', () => {
  it.each(KINDS)('says what GET says, its length too: %s', async (kind) => {
    const path = paths[kind] ?? ''
    const { etag, body, headers } = await steady(path)
    const head = await ask(path, { range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect(head.headers.get('content-length')).toBe(String(body.length))
    expect(head.headers.get('content-type')).toBe(headers.get('content-type'))
  })
})

describe('a part of a file', () => {
  const FILES = ['a photo', 'a poster']

  it.each(FILES)('is sent for one range: %s', async (kind) => {
    const path = paths[kind] ?? ''
    const { body, headers } = await steady(path)
    expect(headers.get('accept-ranges')).toBe('bytes')
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=-10', body.length - 10, body.length - 1],
      [`bytes=${body.length - 5}-`, body.length - 5, body.length - 1],
    ] as const) {
      const answer = await ask(path, { range })
      expect([range, answer.status]).toEqual([range, 206])
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${body.length}`)
      const part = Buffer.from(await answer.arrayBuffer())
      expect(part.length).toBe(end - start + 1)
      if (kind === 'a photo') expect(part.equals(body.subarray(start, end + 1))).toBe(true)
    }
  })

  it.each(FILES)('that it does not have is refused with its length: %s', async (kind) => {
    const path = paths[kind] ?? ''
    const { body } = await steady(path)
    const answer = await ask(path, { range: `bytes=${body.length}-` })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${body.length}`])
  })

  it.each(KINDS)('of another version, or asked for wrongly, is the whole: %s', async (kind) => {
    const path = paths[kind] ?? ''
    const requests: Record<string, string>[] = [
      { range: 'bytes=0-9', 'if-range': '"other"' },
      { range: 'bytes=9-0' },
      { range: 'bytes=0-1,5-6' },
      { range: 'lines=0-1' },
    ]
    for (const headers of requests)
      expect([headers, (await ask(path, headers)).status]).toEqual([headers, 200])
  })

  it('of a picture of the site itself is sent too', async () => {
    const part = await ask('/art/hero-b.webp', { range: 'bytes=2-5' })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
    const whole = Buffer.from(await (await ask('/art/hero-b.webp')).arrayBuffer())
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${whole.length}`)
    expect((await ask('/art/hero-b.webp', { range: 'bytes=99999999-' })).status).toBe(416)
    const changed = part.headers.get('last-modified') ?? ''
    // Not by `fetch`, which asks for a fresh copy where it is given a condition.
    expect((await send('/art/hero-b.webp', 'GET', { 'if-modified-since': changed })).status).toBe(304)
  })

  it('of a photo goes on where the version is the same', async () => {
    const path = paths['a photo'] ?? ''
    const { etag, body } = await steady(path)
    const answer = await ask(path, { range: 'bytes=10-', 'if-range': etag })
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, body.length - 10])
  })
})
