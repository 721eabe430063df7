import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { get, send } from '@/tests/support/api'
import { BASE_URL } from '@/tests/support/site'

const TOKEN = /<\?[^>]*\?>|<(\/?)([a-z:]+)((?:\s+[a-z:]+="[^"<]*")*)\s*(\/?)>|[^<]+/gi
const BAD_TEXT = /&(?!(amp|lt|gt|quot|apos);)/

/** The texts of one kind of element. @throws where the document is not well-formed. */
function textsOf(xml: string, element: string): string[] {
  const open: string[] = []
  const texts: string[] = []
  let end = 0
  for (const match of xml.matchAll(TOKEN)) {
    const [token, closing, name = ''] = match
    if (match.index !== end || BAD_TEXT.test(token))
      throw new Error(`Broken at ${end}: ${token.slice(0, 80)}`)
    end += token.length
    if (token.startsWith('<?')) continue
    if (!token.startsWith('<')) {
      if (open.at(-1) === element) texts.push(token.replaceAll('&amp;', '&'))
    } else if (closing) {
      if (open.pop() !== name) throw new Error(`Unexpected ${token} at ${end}`)
    } else open.push(name)
  }
  if (end !== xml.length || open.length > 0) throw new Error(`Unfinished: ${open}`)
  return texts
}

async function read(path: string): Promise<string> {
  const { status, headers, text } = await send(path)
  expect(status, path).toBe(200)
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return text
}

let pages: string[]
let places: string[]
let pets: string[]
beforeAll(async () => {
  const files = textsOf(await read('/sitemap.xml'), 'loc').map((url) => url.replace(BASE_URL, ''))
  expect(files.slice(0, 2)).toEqual(['/sitemaps/pages.xml', '/sitemaps/places.xml'])
  const petFiles = await Promise.all(files.slice(2).map(read))
  pages = textsOf(await read('/sitemaps/pages.xml'), 'loc')
  places = textsOf(await read('/sitemaps/places.xml'), 'loc')
  pets = petFiles.flatMap((text) => textsOf(text, 'loc'))
})

const every = (step: number, urls: string[]) => urls.filter((_, at) => at % step === 0)

describe('sitemap', () => {
  it('robots.txt names the sitemap and disallows private pages', async () => {
    const { text } = await send('/robots.txt')
    expect(text).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`)
    for (const path of ['/api/', '/dev/', '/admin', '/dashboard', '/login?', '/sponsor?mascota='])
      expect(text).toContain(`Disallow: ${path}\n`)
  })

  it('the sitemap lists exactly the adoptable pets, each with a picture', async () => {
    const listed = z.array(z.object({ id: z.int() })).parse((await get('/pets')).body)
    const ids = listed.map(({ id }) => `${BASE_URL}/pet-detail/${id}`)
    expect(pets.toSorted()).toEqual(ids.toSorted())
    const images = textsOf(await read('/sitemaps/pets-1.xml'), 'image:loc')
    expect(images.length).toBeGreaterThan(0)
    for (const url of images) expect(url.startsWith(`${BASE_URL}/media/`)).toBe(true)
  })

  it('the sitemap says when each pet last changed', async () => {
    const times = textsOf(await read('/sitemaps/pets-1.xml'), 'lastmod')
    expect(times).toHaveLength(pets.length)
    for (const time of times) expect(z.iso.datetime().safeParse(time).success, time).toBe(true)
  })

  it('the sitemap lists no URL twice and no private or unfinished pages', () => {
    const all = [...pages, ...places, ...pets]
    expect(new Set(all).size).toBe(all.length)
    const left = all.filter((url) => /sponsor|adoption|login|register|dashboard|favorites/.test(url))
    expect(left).toEqual([])
  })

  it('each list of the sitemap is linked from the page of all places, and that from every page', async () => {
    const { text } = await send('/ciudades')
    const linked = new Set([...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => `${BASE_URL}${href}`))
    const ofAllTypes = places.filter((url) => /\/location\/(city|country)\/[^?]+$/.test(url))
    expect(ofAllTypes.length).toBeGreaterThan(50)
    expect(ofAllTypes.filter((url) => !linked.has(url))).toEqual([])
    expect((await send('/')).text).toContain('href="/ciudades"')
  })

  it('every URL of the sitemap answers 200 and is canonical', async () => {
    const wrong: string[] = []
    for (const url of [...pages, ...every(11, places), ...every(37, pets)]) {
      const { status, text } = await send(url.replace(BASE_URL, ''))
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
      if (status !== 200 || canonical?.replace(/\/$/, '') !== url.replace(/\/$/, ''))
        wrong.push(`${url}: ${status}, ${canonical}`)
    }
    expect(wrong).toEqual([])
  })

  it('the sitemap lists only places with pets', async () => {
    for (const url of every(7, places)) {
      const place = new URL(url).pathname.split('/').at(-1) ?? ''
      const [city, country] = await Promise.all(
        ['city', 'country'].map((kind) => get(`/pets?${kind}=${place}&limit=1`)),
      )
      expect(
        [city?.text, country?.text].some((text) => text !== '[]'),
        url,
      ).toBe(true)
    }
  })
})
