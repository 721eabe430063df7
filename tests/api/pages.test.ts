import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '@/tests/support/api'
import { BASE_URL, findFoundation, findPet } from '@/tests/support/site'

const open = (path: string) => fetch(`${BASE_URL}${path}`, { redirect: 'manual' })

/** What a page shows and says about itself, without the data that scripts read. */
async function read(path: string) {
  const answer = await open(path)
  const html = await answer.text()
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return {
    answer,
    html,
    body: html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, ''),
    graph: graph === undefined ? null : JSON.parse(graph),
    head: (pattern: RegExp) => pattern.exec(html)?.[1] ?? null,
  }
}

/**
 * A page as the cache has it. What an earlier file changed expires once more two seconds later, so that a page may have to
 * be made again; one that is made for every request never comes from there.
 */
async function readKept(path: string) {
  const deadline = performance.now() + 10_000
  for (;;) {
    const page = await read(path)
    if (page.answer.headers.get('x-nextjs-cache') === 'HIT') return page
    if (performance.now() > deadline) throw new Error(`${path} does not come from the cache`)
    await wait(200)
  }
}

/** As React writes a text into a document. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const CANONICAL = /<link rel="canonical" href="([^"]+)"/
const DESCRIPTION = /<meta name="description" content="([^"]+)"/
const PREVIEW = /<meta property="og:image" content="([^"]+)"/
const ADDRESS = /<meta property="og:url" content="([^"]+)"/
const ROBOTS = /<meta name="robots" content="([^"]+)"/

const PUBLIC = [
  '/',
  '/foundations',
  '/pet-care',
  '/pet-care/si-se-pierde',
  '/faqs',
  '/about-us',
  '/privacidad',
  '/terminos',
  '/contacto',
  '/finales-felices',
  '/ciudades',
]

const ACCOUNT_PAGES = [
  '/login',
  '/register',
  '/reset',
  '/email-confirm',
  '/email-confirmed/api/v1.0/verify/tk/a-token',
  '/reset/confirm/api/v1.0/verify/modpass/a-token',
]

describe('the pages around an account', () => {
  it.each(ACCOUNT_PAGES)('%s leads on, and neither search engines nor caches keep it', async (path) => {
    const { answer, body, head } = await read(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(body.match(/<h1/g)).toHaveLength(1)
    // A reset link that is over offers another one.
    const wayOn = path.includes('/modpass/') ? 'href="/reset"' : '<form'
    expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).toContain(wayOn)
    expect(head(ROBOTS)).toContain('noindex')
  })

  it.each(ACCOUNT_PAGES.filter((path) => path.endsWith('a-token')))(
    '%s sends its URL to no other site as referrer',
    async (path) => {
      const { answer, html } = await read(path)
      expect(answer.headers.get('referrer-policy')).toBe('same-origin')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      const others = [...html.matchAll(/(?:src|href|action)="(https?:[^"]+)"/g)].filter(
        ([, address = '']) => new URL(address).origin !== new URL(BASE_URL).origin,
      )
      expect(others).toEqual([])
    },
  )

  it('the former path of the audit log redirects to it for good', async () => {
    const { status, headers } = await open('/admin/registro')
    expect([status, headers.get('location')]).toEqual([308, '/admin/bitacora'])
  })

  it('/home redirects to /', async () => {
    const answer = await open('/home')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/'])
  })
})

describe('public pages', () => {
  it.each(PUBLIC)('%s is served from the cache, sets no cookie and describes itself', async (path) => {
    const { answer, body, head } = await readKept(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    // Neither shared caches nor browsers show a page as it was before.
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(head(DESCRIPTION)?.length).toBeGreaterThan(50)
    expect(new URL(head(CANONICAL) ?? '').pathname).toBe(path)
    expect(new URL(head(ADDRESS) ?? '').pathname).toBe(path)
    expect(head(ROBOTS)).toBeNull()
    const preview = await open(new URL(head(PREVIEW) ?? '').pathname)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it.each([
    ['/', 'WebSite'],
    ['/foundations', 'CollectionPage'],
    ['/foundations/mascotas', 'CollectionPage'],
    ['/pet-care', 'CollectionPage'],
    ['/about-us', 'AboutPage'],
  ])('%s names itself as a %s in structured data', async (path, type) => {
    const { graph } = await read(path)
    const [page] = graph['@graph'] ?? [graph]
    expect(page).toMatchObject({ '@type': type, url: `${BASE_URL}${path}` })
  })

  it('the home page is called by the site’s name and what it is', async () => {
    const { head } = await read('/')
    const title = 'Querencia | Guía de mascotas para adoptar y dar en adopción'
    expect(head(/<title>([^<]+)/)).toBe(title)
    expect(head(/<meta property="og:title" content="([^"]+)"/)).toBe(title)
  })
})

describe('the page of a pet', () => {
  let pet: Awaited<ReturnType<typeof findPet>>
  let page: Awaited<ReturnType<typeof read>>

  beforeAll(async () => {
    pet = await findPet(({ role, photos }) => role === 'user' && photos.length > 1)
    page = await readKept(`/pet-detail/${pet.id}`)
  })

  it('a pet page is served from the cache and sets no cookie', () => {
    expect(page.answer.status).toBe(200)
    expect(page.answer.headers.get('set-cookie')).toBeNull()
  })

  it('a pet page holds the name, the description and the spec sentences without scripts', () => {
    for (const text of [pet.name, pet.description, 'Quiero adoptar', 'Compartir', 'Se lleva bien con']) {
      expect(page.body).toContain(escaped(text))
    }
  })

  it('a pet page shows nothing of a private owner but the first name', () => {
    expect(page.body).toContain(escaped(pet.contact.name))
    expect(page.html).not.toMatch(/mailto:|href="tel:/)
    expect(page.html).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i)
  })

  it('a pet page has a preview picture that exists, early in the head', async () => {
    const preview = page.head(PREVIEW)
    expect(page.html.indexOf('og:image')).toBeLessThan(20_000)
    const picture = await open(new URL(preview ?? '').pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it.each([
    ['/foundation/3', '/f/albergue-mitad-del-mundo'],
    ['/foundation/6', '/foundation/6'],
  ])(
    'a link to %s is previewed with the foundation or one of its pets, as its short link is',
    async (path, same) => {
      const [preview, other] = await Promise.all(
        [path, same].map(async (address) => PREVIEW.exec((await send(address)).text)?.[1]),
      )
      expect(preview).toMatch(/\/media\/[^"]+\.jpg$/)
      expect(preview).toBe(other)
    },
  )

  it('a pet page names itself in structured data', () => {
    const [webPage, crumbs] = page.graph['@graph']
    expect(webPage).toMatchObject({ '@type': 'WebPage', about: { name: pet.name } })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('a pet page loads its first picture eagerly and the others lazily', () => {
    const pictures = page.body.match(/<img[^>]+>/g) ?? []
    expect(pictures.filter((tag) => tag.includes('fetchPriority="high"'))).toHaveLength(1)
    expect(pictures[0]).toContain('loading="eager"')
  })
})

describe('the report of a pet', () => {
  it('the report page of a pet is a form without scripts, the same for everybody, and not indexed', async () => {
    const { answer, body, head } = await readKept('/pet-detail/100015/reportar')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(head(ROBOTS)).toContain('noindex')
    expect(body.match(/type="radio"/g)).toHaveLength(5)
    expect(body).toContain('name="petId" value="100015"')
  })

  it('a pet page links to its report with rel=nofollow', async () => {
    const { body } = await read('/pet-detail/100015')
    expect(body).toMatch(/<a href="\/pet-detail\/100015\/reportar" rel="nofollow"/)
  })
})

describe('the page of a foundation', () => {
  it('a foundation page shows contacts and reviews, also as structured data', async () => {
    const foundation = await findFoundation()
    const { answer, body, graph } = await read(`/foundation/${foundation.id}`)
    expect(answer.status).toBe(200)
    expect(body).toContain(escaped(foundation.name))
    expect(body).toContain(`href="mailto:${foundation.email}"`)
    expect(body).toContain(`href="/review/${foundation.id}"`)
    expect(body).toContain(`href="/sponsor?fundacion=${foundation.id}"`)
    expect(graph['@graph'][0]).toMatchObject({ '@type': 'NGO', email: foundation.email })
  })
})
