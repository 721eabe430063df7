import { describe, expect, it } from 'vitest'

const site = process.env.TEST_BASE_URL ?? 'http://localhost:3000'
const long = (length: number) => 'a'.repeat(length)

async function visit(address: string) {
  const answer = await fetch(site + address, { redirect: 'manual' })
  const location = answer.headers.get('location')
  return { status: answer.status, to: location?.replace(site, '') ?? null, html: await answer.text() }
}

/** Follows redirects like a browser; `steps` are the addresses on the way. */
async function arrive(address: string) {
  const steps: string[] = []
  let next = address
  for (;;) {
    const answer = await visit(next)
    if (answer.to === null || steps.length > 3) return { ...answer, steps }
    steps.push(answer.to)
    next = answer.to
  }
}

function structuredData(html: string) {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(data ?? '')['@graph']
}

describe('search URLs', () => {
  it.each([
    ['/searcher/pez', 307, '/'],
    ['/searcher/perro/x', 307, '/'],
    ['/searcher/pet/rabbit/sub', 307, '/'],
    ['/searcher/pet/dog/%00', 307, '/'],
    ['/searcher/location/planet/bogota', 307, '/'],
    ['/searcher/location/city/%E0%A4%A', 307, '/'],
    ['/searcher/pet/dog/narnia', 307, '/searcher/pet/dog/sub'],
    ['/searcher/pet/dog/Bogot%C3%A1', 308, '/searcher/pet/dog/bogota'],
    ['/searcher/location/city/BOGOTA?edad=joven', 308, '/searcher/location/city/bogota?edad=joven'],
    ['/searcher/location/country/Per%C3%BA', 308, '/searcher/location/country/peru'],
    ['/searcher/perro?pagina=1', 307, '/searcher/perro'],
    ['/searcher/perro?pagina=0', 307, '/searcher/perro'],
    ['/searcher/perro?pagina=-1', 307, '/searcher/perro'],
    ['/searcher/perro?edad=', 307, '/searcher/perro'],
    ['/searcher/perro?edad=viejo&nada=1', 307, '/searcher/perro'],
    ['/searcher/perro?edad=joven&edad=adulto', 307, '/searcher/perro?edad=joven'],
    ['/searcher/perro?sexo=macho&edad=Joven', 307, '/searcher/perro?edad=joven&sexo=macho'],
    ['/searcher/perro?raza=no-existe&color=tampoco&refugio=2147483647', 307, '/searcher/perro'],
    ['/searcher/location/city/san-miguel?pagina=2', 307, '/searcher/location/city/san-miguel'],
    ['/searcher/perro?tipo=gato', 307, '/searcher/perro'],
    ['/searcher/perro?orden=cercanas&lat=4.60971&lng=x', 307, '/searcher/perro'],
    ['/searcher/perro?orden=antiguas', 307, '/searcher/perro?tiempo=antiguo'],
    [`/searcher/perro?q=${long(8000)}`, 307, `/searcher/perro?q=${long(80)}`],
    [`/searcher/perro?${long(8000)}=1`, 307, '/searcher/perro'],
  ])('%.60s redirects with %i to its canonical URL', async (address, status, to) => {
    expect(await visit(address)).toMatchObject({ status, to })
  })

  it.each([
    '/searcher/perro?pagina=1000000000',
    `/searcher/perro?pagina=${'9'.repeat(300)}`,
    '/searcher/location/country/colombia?pagina=5000',
  ])('%.60s redirects to the last page', async (address) => {
    const { status, html, steps } = await arrive(address)
    expect(status).toBe(200)
    expect(steps.at(-1)).toMatch(/\?pagina=\d+$/)
    expect(html).toMatch(/aria-current="page"/)
    expect(html).not.toContain('aria-label="Siguiente"')
  })

  it.each([
    '/searcher/perro?q=%00%ff',
    "/searcher/perro?q=');drop table pets;--",
    '/searcher/perro?q=%25_%5C%22%27',
    '/searcher/perro?__proto__=1&constructor=2',
    '/searcher/perro?edad[]=joven&edad[$ne]=x',
    '/searcher/todos?color=negro&raza=mestizo-criollo',
    '/searcher/perro?orden=cercanas&lat=-90&lng=180',
    `/searcher/location/city/${long(900)}`,
  ])('%.60s answers 200', async (address) => {
    expect((await arrive(address)).status).toBe(200)
  })

  it('an unknown city is an empty page with noindex', async () => {
    const { status, html } = await visit('/searcher/location/city/narnia')
    expect(status).toBe(200)
    expect(html).toContain('No hay mascotas disponibles para tu búsqueda')
    expect(html).toMatch(/<meta name="robots" content="noindex, follow"/)
  })

  it('user input is escaped on the search page', async () => {
    const { html } = await arrive('/searcher/perro?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('search page metadata', () => {
  const canonical = (html: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(site, '')

  it.each([
    ['/searcher/perro', '/searcher/pet/dog/sub', 'index, follow'],
    ['/searcher/gato', '/searcher/pet/cat/sub', 'index, follow'],
    ['/searcher/pet/dog/sub?pagina=2', '/searcher/pet/dog/sub?pagina=2', 'index, follow'],
    ['/searcher/location/country/colombia?tipo=gato', '/searcher/pet/cat/colombia', 'index, follow'],
    ['/searcher/perro?edad=joven', '/searcher/pet/dog/sub?edad=joven', 'noindex, follow'],
    ['/searcher/pet/dog/sub?edad=joven', '/searcher/pet/dog/sub?edad=joven', 'noindex, follow'],
    ['/searcher/pet/dog/sub?q=luna', '/searcher/pet/dog/sub?q=luna', 'noindex, follow'],
  ])('%s has the canonical URL %s and robots %s', async (address, wanted, robots) => {
    const { html } = await visit(address)
    expect(canonical(html)).toBe(wanted)
    expect(html).toContain(`<meta name="robots" content="${robots}"/>`)
  })

  it('the search page lists its nine pets and its breadcrumbs as structured data', async () => {
    const { html } = await visit('/searcher/perro?pagina=2')
    const graph = structuredData(html)
    expect(graph).toHaveLength(2)
    expect(graph[0]).toMatchObject({ '@type': 'ItemList', itemListElement: expect.any(Array) })
    expect(graph[0].itemListElement.map(({ position }: { position: number }) => position)).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18,
    ])
    expect(graph[1]['@type']).toBe('BreadcrumbList')
  })
})

describe('text search by relevance', () => {
  /** A name, a colour and a word of descriptions in the demo world. */
  const WORD = 'canela'
  const names = async (query: string): Promise<string[]> => {
    const answer = await fetch(`${site}/api/v1.0/pets?q=${WORD}${query}`)
    const pets: { name: string; published_at: string }[] = await answer.json()
    return pets.map(({ name }) => name)
  }

  it('the search page and the API list pets of that name first, unless an order is chosen', async () => {
    const best = await names('')
    const newest = await names('&sort=newest')
    const named = best.filter((name) => name.toLowerCase() === WORD)
    expect(named.length).toBeGreaterThan(0)
    expect(best.slice(0, named.length)).toEqual(named)
    expect(newest).not.toEqual(best)
    expect(newest.toSorted()).toEqual(best.toSorted())
    const listed = async (path: string) => {
      const items: { name: string }[] = structuredData((await visit(path)).html)[0].itemListElement
      return items.map(({ name }) => name)
    }
    expect(await listed(`/searcher/todos?q=${WORD}`)).toEqual(best.slice(0, 9))
    expect(await listed(`/searcher/todos?tiempo=reciente&q=${WORD}`)).toEqual(newest.slice(0, 9))
  })
})
