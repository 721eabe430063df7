import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

const ALWAYS_ASK = 'public, max-age=0, must-revalidate'
const NEVER_KEEP = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** What stands for the framework renders it. */
let found = ''
let renderings = 0
const server = new LoopbackServer(
  answerWith(async (request, response) => {
    renderings++
    const isSitemap = request.url?.endsWith('.xml')
    response.setHeader('Content-Type', isSitemap ? 'application/xml' : 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', isSitemap ? 'public, max-age=600' : NEVER_KEEP)
    response.setHeader('Content-Security-Policy', "script-src 'self' 'unsafe-inline'")
    response.end(`<!DOCTYPE html><p>${found}</p>`)
  }),
)
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  found = 'Luna, Toby'
})

async function ask(path: string, known?: string, cookie?: string) {
  const headers: Record<string, string> = {
    ...(known && { 'if-none-match': known }),
    ...(cookie && { cookie }),
  }
  const answer = await fetch(`${server.url}${path}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** How often it is rendered for one who asks. */
async function renderingsFor(path: string, cookie?: string): Promise<number> {
  const before = renderings
  await ask(path, undefined, cookie)
  return renderings - before
}

/** Searches that were rendered before are of no use, as if a pet had changed just now. */
const changePet = () => tagMoments.note([PETS_TAG], Date.now())

const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? 'none'

it('a search has an ETag from its first answer, which stays while the page has the same bytes', async () => {
  const first = await ask('/searcher/pet/cat')
  expect(etagOf(first)).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toBe(ALWAYS_ASK)
  await expect.poll(() => renderingsFor('/searcher/pet/cat')).toBe(0)
  const kept = await ask('/searcher/pet/cat')
  expect([etagOf(kept), kept.text]).toEqual([etagOf(first), first.text])
  changePet()
  expect(await renderingsFor('/searcher/pet/cat')).toBe(1)
  expect(etagOf(await ask('/searcher/pet/cat'))).toBe(etagOf(first))
})

it('a sitemap of pets is made once until a pet changes', async () => {
  const { headers } = await ask('/sitemaps/pets-1.xml')
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  await expect.poll(() => renderingsFor('/sitemaps/pets-1.xml')).toBe(0)
  expect((await ask('/sitemaps/pets-1.xml', etagOf({ headers }))).status).toBe(304)
  changePet()
  expect(await renderingsFor('/sitemaps/pets-1.xml')).toBe(1)
})

it('a search is not sent again to who has it, whether it was kept or had to be rendered', async () => {
  const { headers } = await ask('/searcher/pet/dog')
  const etag = headers.get('etag') ?? ''
  for (const change of [() => undefined, changePet]) {
    change()
    const known = await ask('/searcher/pet/dog', etag)
    expect([known.status, known.text, etagOf(known)]).toEqual([304, '', etag])
    expect(known.headers.get('cache-control')).toBe(ALWAYS_ASK)
    for (const name of ['content-type', 'content-security-policy', 'content-encoding']) {
      expect(known.headers.get(name)).toBeNull()
    }
  }
  expect((await ask('/searcher/pet/dog')).text).toContain('Luna, Toby')
})

it('a search that finds something else has another ETag and is sent', async () => {
  const before = await ask('/searcher/pet/rabbit')
  changePet()
  found = 'Nube'
  const after = await ask('/searcher/pet/rabbit', etagOf(before))
  expect([after.status, after.text.includes('Nube')]).toEqual([200, true])
  expect(etagOf(after)).not.toBe(etagOf(before))
})

it.each(['/searcher/todos', '/searcher/perro?edad=joven', '/searcher/pet/dog/sub?pagina=2'])(
  'a kept list of all places (%s) does not answer who has chosen one',
  async (path) => {
    await ask(path)
    await expect.poll(() => renderingsFor(path)).toBe(0)
    expect(await renderingsFor(path, 'a=b; querencia-lugar=quito')).toBe(1)
    expect(await renderingsFor(path, 'querencia-lugar=todos')).toBe(0)
    expect(await renderingsFor(path)).toBe(0)
  },
)

it('a kept list of a place answers everybody', async () => {
  await ask('/searcher/pet/dog/quito')
  await expect.poll(() => renderingsFor('/searcher/pet/dog/quito')).toBe(0)
  expect(await renderingsFor('/searcher/pet/dog/quito', 'querencia-lugar=lima')).toBe(0)
})

it.each([
  '/searcher/todos?lat=1&lng=2',
  '/searcher/todos?q=luna',
  '/searcher/todos?talla=grande&dicho=grande',
  '/foundations/mascotas',
])('%s is kept by nobody', async (path) => {
  const { headers } = await ask(path)
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, NEVER_KEEP])
})
