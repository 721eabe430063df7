import { describe, expect, it } from 'vitest'
import { send } from '@/tests/support/api'
import { BASE_URL } from '@/tests/support/site'

const QUITO = { cookie: 'other=1; querencia-lugar=quito' }

/** Where an answer leads, without the server's origin. */
function leadsTo({ headers }: { headers: Headers }): string {
  const { pathname, search } = new URL(headers.get('location') ?? '', BASE_URL)
  return pathname + search
}

describe('a list of all places', () => {
  it.each([
    ['/searcher/pet/dog/sub', '/searcher/pet/dog/quito'],
    ['/searcher/pet/cat/sub?edad=adulto', '/searcher/pet/cat/quito?edad=adulto'],
    ['/searcher/gato', '/searcher/pet/cat/quito'],
    ['/searcher/otros', '/searcher/location/city/quito?tipo=otro'],
    ['/searcher/todos?sexo=hembra', '/searcher/location/city/quito?sexo=hembra'],
    ['/searcher/todos?q=xilófono', '/searcher/location/city/quito?q=xil%C3%B3fono'],
  ])(
    '%s leads who has chosen a place there, by a redirect that nobody keeps, and nobody else',
    async (path, to) => {
      const address = encodeURI(path)
      for (const _ of ['made', 'kept']) {
        expect((await send(address)).status).toBe(200)
        const answer = await send(address, 'GET', QUITO)
        expect([answer.status, leadsTo(answer)]).toEqual([307, to])
        expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/)
      }
    },
  )

  it('stays for who asks for all countries, at its own canonical address', async () => {
    const { status, text } = await send('/searcher/pet/dog/sub?lugar=todos', 'GET', QUITO)
    expect(status).toBe(200)
    expect(text).toContain('Todos los países')
    expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(`${BASE_URL}/searcher/pet/dog/sub`)
    expect((await send('/searcher/pet/dog/sub', 'GET', { cookie: 'querencia-lugar=todos' })).status).toBe(200)
  })

  it.each(['narnia', 'Quito', '..%2F..', ''])(
    'stays where the cookie is %j, which is no place',
    async (value) => {
      const { status } = await send('/searcher/pet/dog/sub', 'GET', { cookie: `querencia-lugar=${value}` })
      expect(status).toBe(200)
    },
  )

  it('a foundation, a position or another place win over the one that was chosen', async () => {
    for (const path of [
      '/searcher/todos?refugio=3',
      '/searcher/todos?orden=cercanas&lat=-12.04&lng=-77.03',
      '/searcher/pet/dog/lima',
      '/searcher/location/country/peru',
    ])
      expect((await send(path, 'GET', QUITO)).status, path).toBe(200)
    const words = await send('/searcher/todos?q=perros+en+lima', 'GET', QUITO)
    expect(leadsTo(words)).toMatch(/^\/searcher\/pet\/dog\/lima\?dicho=/)
  })

  it('words that name no place lead to the place that was chosen, and say what they meant', async () => {
    const words = await send('/searcher/todos?q=perro+chico', 'GET', QUITO)
    const opened = await send(leadsTo(words), 'GET', QUITO)
    expect(leadsTo(opened)).toMatch(/^\/searcher\/pet\/dog\/quito\?talla=pequeno&dicho=perro/)
    expect((await send(leadsTo(opened), 'GET', QUITO)).text).toContain('Entendimos')
  })
})

describe('the control of a place', () => {
  const LIST = encodeURIComponent('/searcher/pet/dog/sub?edad=joven&lugar=todos')

  it.each([
    ['ciudad=Bogot%C3%A1', '/searcher/pet/dog/bogota?edad=joven', 'bogota'],
    ['ciudad=&pais=peru', '/searcher/pet/dog/peru?edad=joven', 'peru'],
    ['pais=todos', '/searcher/pet/dog/sub?edad=joven', 'todos'],
  ])(
    '%s leads to the list there, its filters kept, and is remembered for a year',
    async (choice, to, slug) => {
      const answer = await send(`/lugar?${choice}&lista=${LIST}`)
      expect([answer.status, leadsTo(answer)]).toEqual([303, to])
      expect(answer.headers.get('set-cookie')).toMatch(
        new RegExp(`^querencia-lugar=${slug}; Path=/; .*Max-Age=31536000;`),
      )
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it.each([
    ['ciudad=bogta', '/searcher/location/city/bogta?tipo=perro&edad=joven'],
    ['ciudad=+', '/searcher/pet/dog/sub?edad=joven&lugar=todos'],
  ])('%s, which is no place, is not remembered', async (choice, to) => {
    const answer = await send(`/lugar?${choice}&lista=${LIST}`)
    expect([answer.status, leadsTo(answer)]).toEqual([303, to])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it.each(['https://evil.example/', '//evil.example', '/admin', ''])(
    'a list that is none (%s) becomes that of all pets',
    async (list) => {
      const answer = await send(`/lugar?ciudad=Quito&lista=${encodeURIComponent(list)}`)
      expect(answer.headers.get('location')).toBe('/searcher/location/city/quito')
    },
  )

  it('other sites choose nothing', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await send(`/lugar?pais=peru&lista=${LIST}`, 'GET', headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null])
  })
})

describe('a place whose pets have ended', () => {
  const section = async (path: string) => {
    const { status, text } = await send(path)
    expect(status).toBe(200)
    return /<section aria-labelledby="tambien-0".*?<\/section>/s.exec(text)?.[0]
  }

  it.each([
    ['/searcher/location/city/mendoza', '/searcher/location/country/argentina'],
    ['/searcher/pet/dog/mendoza', '/searcher/pet/dog/argentina'],
    ['/searcher/pet/dog/mendoza?sexo=hembra', '/searcher/pet/dog/argentina?sexo=hembra'],
  ])('%s goes on with up to six of its country, and a link to all of them', async (path, all) => {
    const html = (await section(path)) ?? ''
    expect(html).toContain('También en Argentina')
    const cards = html.match(/<article\b/g) ?? []
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.length).toBeLessThanOrEqual(6)
    expect(html).toContain(`href="${all}"`)
  })

  it.each(['/searcher/location/city/quito', '/searcher/todos', '/searcher/location/city/ciudad-inventada'])(
    '%s, which has further pages or no place, does not go on',
    async (path) => {
      expect(await section(path)).toBeUndefined()
    },
  )

  it('a whole country goes on with a link to all countries alone', async () => {
    const html = (await section('/searcher/location/country/chile?edad=joven&talla=grande&sexo=hembra')) ?? ''
    expect(html).toContain('También en otros países')
    expect(html).not.toContain('<article')
    expect(html).toContain('lugar=todos')
  })
})
