import { describe, expect, it } from 'vitest'
import { BREEDS } from '@/db/seed/catalog'
import type { SearchPlace } from '@/lib/search/dto'
import type { SearchScreen } from '@/lib/search/load-search'
import { searchMetadata } from '@/lib/search/metadata'
import type { SearchQuery } from '@/lib/search/url/params'
import { searchView } from '@/lib/search/view'
import type { PetType } from '@/lib/text/vocabulary'
import { searchScreen as screen } from '@/tests/support/fixtures'

const group = (view: ReturnType<typeof searchView>, title: string) => {
  const found = view.groups.find((one) => one.title === title)
  if (!found) throw new Error(`No hay ${title}`)
  return found
}

describe('searchView', () => {
  it('heading, summary and button name the animals, the place and the count', () => {
    expect(searchView(screen())).toMatchObject({
      heading: 'Perros en Medellín, Colombia',
      summary: '48 perros esperan un hogar',
      submitLabel: 'Ver 48 perros',
    })
    expect(searchView(screen({ total: 1 }))).toMatchObject({
      summary: '1 perro espera un hogar',
      submitLabel: 'Ver 1 perro',
    })
    expect(searchView(screen({ type: null, place: { kind: 'anywhere' } })).heading).toBe(
      'Mascotas en adopción',
    )
  })

  it.each<[PetType | null, number, string]>([
    ['gato', 1, '1 gato espera un hogar'],
    ['otro', 12, '12 animales esperan un hogar'],
    [null, 2, '2 mascotas esperan un hogar'],
    ['gato', 0, 'Ningún gato espera aquí por ahora'],
    [null, 0, 'Ninguna mascota espera aquí por ahora'],
  ])('the count names the animals: %s, %i', (type, total, summary) => {
    expect(searchView(screen({ type, total })).summary).toBe(summary)
  })

  it('the count names the animals of a search across types whose pets are all of one type', () => {
    const [beagle, husky] = BREEDS.filter(({ slug }) => ['beagle', 'husky-siberiano'].includes(slug))
    const siamese = BREEDS.find(({ slug }) => slug === 'siames')
    if (!beagle || !husky || !siamese) throw new Error('the catalogue lacks a breed')
    const summary = (ids: number[], breedId?: number) => {
      const found = screen({ type: null, total: 2, counts: { breedId: new Map(ids.map((id) => [id, 1])) } })
      found.request.filters = { breedId }
      return searchView(found).summary
    }
    expect(summary([beagle.id, husky.id])).toBe('2 perros esperan un hogar')
    expect(summary([beagle.id, siamese.id])).toBe('2 mascotas esperan un hogar')
    expect(summary([beagle.id, siamese.id], siamese.id)).toBe('2 gatos esperan un hogar')
  })

  it('the filter groups are the ten of the specification, in its order', () => {
    expect(searchView(screen()).groups.map(({ title }) => title)).toEqual([
      'Raza',
      'Edad',
      'Tamaño',
      'Sexo',
      'Afinidad con',
      'Pelaje',
      'Color',
      'Cuidado y Comportamiento',
      'Tiempo en Adopción',
      'Refugios',
    ])
  })

  it('the options of the short groups are the words of the specification', () => {
    const view = searchView(screen())
    const shown = [
      'Edad',
      'Tamaño',
      'Sexo',
      'Afinidad con',
      'Pelaje',
      'Cuidado y Comportamiento',
      'Tiempo en Adopción',
    ]
    expect(shown.map((title) => group(view, title).options.map(({ label }) => label))).toEqual([
      ['Cachorro', 'Joven', 'Adulto', 'Adulto Mayor'],
      ['Pequeño', 'Mediano', 'Grande', 'Extra Grande'],
      ['Macho', 'Hembra'],
      ['Niños', 'Perros', 'Gatos'],
      ['Sin pelo', 'Corto', 'Mediano', 'Largo', 'Ondulado', 'Rizado'],
      ['Hogareño', 'Cuidados Especiales'],
      ['Más Reciente', 'Más Antiguo'],
    ])
  })

  it('short groups show every option, long ones only those with pets', () => {
    const pug = BREEDS.find(({ slug }) => slug.startsWith('pug'))
    if (!pug) throw new Error('El catálogo no tiene pugs')
    const view = searchView(
      screen({
        query: { page: 1, color: 'negro' },
        counts: {
          age: new Map([['joven', 3]]),
          breedId: new Map([[pug.id, 2]]),
          foundationId: new Map([[5, 1]]),
        },
      }),
    )
    expect(group(view, 'Edad').options.map(({ label, count }) => [label, count])).toEqual([
      ['Cachorro', 0],
      ['Joven', 3],
      ['Adulto', 0],
      ['Adulto Mayor', 0],
    ])
    expect(group(view, 'Raza').options).toMatchObject([{ label: pug.name, count: 2, chosen: false }])
    expect(group(view, 'Color').options).toMatchObject([{ value: 'negro', count: 0, chosen: true }])
    expect(group(view, 'Refugios').options).toMatchObject([{ value: '5', label: 'Huellas', count: 1 }])
  })

  it('sort options have no counts', () => {
    const { options } = group(
      searchView(screen({ query: { page: 1, waiting: 'antiguo' } })),
      'Tiempo en Adopción',
    )
    expect(options).toMatchObject([
      { value: 'reciente', label: 'Más Reciente', count: null, chosen: false },
      { value: 'antiguo', label: 'Más Antiguo', count: null, chosen: true },
    ])
  })

  it('labels and weights depend on the type', () => {
    const cats = searchView(screen({ type: 'gato' }))
    expect(group(cats, 'Afinidad con').options.map(({ label }) => label)).toEqual([
      'Niños',
      'Perros',
      'Otros Gatos',
    ])
    const bands = (type: PetType | null) =>
      group(searchView(screen({ type })), 'Tamaño').options.map(({ detail }) =>
        detail?.replaceAll('\u00a0', ' '),
      )
    expect(bands('gato')[3]).toBe('más de 7 kg · 17 lb o más')
    expect(bands('perro')[0]).toBe('hasta 11 kg · hasta 25 lb')
    expect(bands(null)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('each active filter has one chip, which removes it and goes to the first page', () => {
    const query: SearchQuery = { page: 3, text: 'luna', age: 'joven', companion: 'children' }
    const { chips, clearHref } = searchView(screen({ query }))
    expect(chips.map(({ label, href }) => [label, href])).toEqual([
      ['“luna”', '/searcher/pet/dog/medellin?edad=joven&afinidad=ninos'],
      ['Joven', '/searcher/pet/dog/medellin?afinidad=ninos&q=luna'],
      ['Afinidad con Niños', '/searcher/pet/dog/medellin?edad=joven&q=luna'],
    ])
    expect(clearHref).toBe('/searcher/pet/dog/medellin')
  })

  it('the filter count leaves out text and order', () => {
    const query: SearchQuery = { page: 1, text: 'luna', age: 'joven', gender: 'hembra', waiting: 'antiguo' }
    const { filterCount, chips } = searchView(screen({ query }))
    expect(filterCount).toBe(2)
    // 'Tiempo en Adopción' is a category of the specification, so it has its chip.
    expect(chips.map(({ label }) => label)).toEqual(['“luna”', 'Joven', 'Hembra', 'Más Antiguo'])
  })

  it('switching the type drops breed and colour and keeps the other filters', () => {
    const { types, crumbs } = searchView(
      screen({
        type: 'perro',
        searchPath: { kind: 'location', level: 'city', place: 'medellin' },
        path: '/searcher/location/city/medellin' as SearchScreen['path'],
        query: { page: 2, type: 'perro', breed: 'pug-carlino', age: 'joven' },
      }),
    )
    expect(types.map(({ label, href, chosen }) => [label, href, chosen])).toEqual([
      ['Todas', '/searcher/location/city/medellin?edad=joven', false],
      ['Perros', '/searcher/location/city/medellin?tipo=perro&edad=joven', true],
      ['Gatos', '/searcher/location/city/medellin?tipo=gato&edad=joven', false],
      ['Otros animales', '/searcher/location/city/medellin?tipo=otro&edad=joven', false],
    ])
    expect(crumbs).toEqual([
      { label: 'Inicio', href: '/' },
      { label: 'Perros', href: '/searcher/pet/dog/sub?lugar=todos' },
      { label: 'Colombia', href: '/searcher/pet/dog/colombia' },
      { label: 'Medellín' },
    ])
  })
})

describe('searchMetadata', () => {
  it('the description counts the animals by their type', () => {
    expect(searchMetadata(screen()).description).toMatch(
      /^Perros en adopción en Medellín, Colombia: 48 perros esperan/,
    )
    expect(searchMetadata(screen({ type: 'gato', total: 1 })).description).toContain(
      ': 1 gato espera un hogar.',
    )
  })

  it('the description of an empty list says what its page says, and counts no zero', () => {
    const empty = screen({ total: 0 })
    expect(searchMetadata(empty).description).toContain(': Ningún perro espera aquí por ahora. Busca')
    expect(searchView(empty).summary).toBe('Ningún perro espera aquí por ahora')
  })

  it('every page of a place has its own canonical URL and title', () => {
    expect(searchMetadata(screen({ query: { page: 2 } }))).toMatchObject({
      title: 'Perros en adopción en Medellín, Colombia, página 2',
      canonical: '/searcher/pet/dog/medellin?pagina=2',
      indexable: true,
      previous: '/searcher/pet/dog/medellin',
      next: '/searcher/pet/dog/medellin?pagina=3',
    })
  })

  it.each<[SearchQuery, string, string]>([
    [{ page: 1, age: 'joven' }, '?edad=joven', 'Perros jóvenes en Medellín para adoptar'],
    [{ page: 2, text: 'luna' }, '?q=luna&pagina=2', 'Perros en Medellín “luna” para adoptar'],
    [{ page: 2, near: { lat: 1, lng: 1 } }, '', 'Perros en adopción en Medellín, Colombia'],
  ])('filtered searches are not indexable, and say their filters: %j', (query, canonical, title) => {
    expect(searchMetadata(screen({ query }))).toMatchObject({
      indexable: false,
      canonical: `/searcher/pet/dog/medellin${canonical}`,
      title,
      description: expect.stringContaining(`${title}: 48 perros esperan`),
    })
  })

  it('empty and unknown places are not indexable', () => {
    expect(searchMetadata(screen({ total: 0 })).indexable).toBe(false)
    const place: SearchPlace = { kind: 'unknown', name: 'Narnia', slug: 'narnia' }
    expect(searchMetadata(screen({ place })).indexable).toBe(false)
  })
})
