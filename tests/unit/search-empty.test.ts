import { describe, expect, it } from 'vitest'
import type { SearchPlace } from '@/lib/search/dto'
import type { SearchScreen } from '@/lib/search/load-search'
import type { SearchQuery } from '@/lib/search/url/params'
import { searchView } from '@/lib/search/view'
import type { PetType } from '@/lib/text/vocabulary'
import { MEDELLIN, NO_SUGGESTIONS, searchScreen as screen } from '@/tests/support/fixtures'

describe('emptyStateView', () => {
  it('an empty result suggests removable filters with their counts, and cities', () => {
    const { empty, summary } = searchView(
      screen({
        total: 0,
        query: { page: 1, age: 'joven', color: 'negro' },
        suggestions: {
          ...NO_SUGGESTIONS,
          removableFilters: [{ facet: 'colorId', total: 4 }],
          nearbyCities: [
            { name: 'Cali', country: 'Colombia', slug: 'cali', total: 9 },
            { name: 'San Carlos', country: null, slug: 'san-carlos', total: 2 },
          ],
        },
      }),
    )
    expect(summary).toBe('Ningún perro coincide con tus filtros')
    expect(empty).toMatchObject({
      main: { label: 'Borrar Filtros', href: '/searcher/pet/dog/medellin' },
      removableFilters: [
        { label: 'Sin Negro', href: '/searcher/pet/dog/medellin?edad=joven', count: '4 perros' },
      ],
      nearbyCities: [
        { label: 'Cali, Colombia', href: '/searcher/pet/dog/cali', count: '9 perros' },
        { label: 'San Carlos', href: '/searcher/pet/dog/san-carlos', count: '2 perros' },
      ],
    })
  })
})

describe('emptyStateView of a text search', () => {
  it('an empty text search says that no pet has the words and offers Borrar Filtros', () => {
    const { empty, summary } = searchView(
      screen({ total: 0, query: { page: 1, text: 'xilófono' }, suggestions: NO_SUGGESTIONS }),
    )
    expect(summary).toBe('Ningún perro coincide con “xilófono”')
    expect(empty).toMatchObject({
      title: 'No hay mascotas disponibles para tu búsqueda',
      hint: 'Revisa cómo está escrito o prueba con otras palabras.',
      main: { label: 'Borrar Filtros', href: '/searcher/pet/dog/medellin' },
    })
  })

  it('a text without a letter or digit is asked for in words, and is nothing to save', () => {
    const view = searchView(screen({ total: 0, query: { page: 1, text: '🐶' }, suggestions: NO_SUGGESTIONS }))
    expect(view.savable).toBeNull()
    expect(view.empty?.hint).toBe('Busca con palabras: un nombre, una raza o cómo es la mascota.')
  })

  it('an empty text search with filters blames both', () => {
    const { empty, summary } = searchView(
      screen({
        total: 0,
        query: { page: 1, text: 'luna', age: 'joven' },
        suggestions: { ...NO_SUGGESTIONS, removableFilters: [{ facet: 'age', total: 4 }] },
      }),
    )
    expect(summary).toBe('Ningún perro coincide con “luna” y tus filtros')
    expect(empty?.hint).toBe('Prueba con otras palabras o con menos filtros.')
  })
})

describe('main suggestion of an empty result', () => {
  const anywhere: SearchPlace = { kind: 'anywhere' }
  const narnia: SearchPlace = { kind: 'unknown', name: 'Narnia', slug: 'narnia' }
  it('an unknown place suggests cities of a similar name', () => {
    const quito = { name: 'Quito', country: 'Ecuador', slug: 'quito', total: 20 }
    const { empty } = searchView(
      screen({
        path: '/searcher/location/city/quitto' as SearchScreen['path'],
        place: { kind: 'unknown', name: 'quitto', slug: 'quitto' },
        type: null,
        query: { page: 1, age: 'joven' },
        total: 0,
        suggestions: { ...NO_SUGGESTIONS, nearbyCities: [quito] },
      }),
    )
    expect(empty).toMatchObject({
      hint: 'No conocemos “quitto”. ¿Quisiste decir Quito?',
      similarCities: [
        { label: 'Quito, Ecuador', href: '/searcher/location/city/quito', count: '20 mascotas' },
      ],
      main: { label: 'Ver todas las mascotas', href: '/searcher/todos?lugar=todos' },
      nearbyCities: [],
    })
  })

  it('a place that resembles none suggests the countries with pets', () => {
    const countries = [{ name: 'Perú', slug: 'peru', total: 3 }]
    const { empty } = searchView(
      screen({ place: narnia, total: 0, suggestions: { ...NO_SUGGESTIONS, countries } }),
    )
    expect(empty?.hint).toBe(
      'No conocemos “Narnia”. Revisa cómo está escrito o elige uno de nuestros países.',
    )
    expect(empty?.countries).toEqual([{ label: 'Perú', href: '/searcher/pet/dog/peru', count: '3 perros' }])
  })

  it.each<[string, SearchPlace, PetType | null, SearchQuery, label: string, href: string]>([
    ['/searcher/todos', anywhere, null, { page: 1 }, 'Volver al inicio', '/'],
    ['/searcher/otros', anywhere, 'otro', { page: 1 }, 'Ver todas las mascotas', '/searcher/todos'],
    ['/searcher/perro', anywhere, 'perro', { page: 1 }, 'Ver todas las mascotas', '/searcher/todos'],
    [
      '/searcher/otros',
      anywhere,
      'otro',
      { page: 1, everywhere: true },
      'Ver todas las mascotas',
      '/searcher/todos?lugar=todos',
    ],
    ['/searcher/pet/cat/sub', anywhere, 'gato', { page: 1 }, 'Ver todas las mascotas', '/searcher/todos'],
    [
      '/searcher/pet/cat/sub',
      anywhere,
      'gato',
      { page: 1, age: 'joven' },
      'Borrar Filtros',
      '/searcher/pet/cat/sub',
    ],
    [
      '/searcher/pet/dog/medellin',
      MEDELLIN,
      'perro',
      { page: 1 },
      'Ver todos los perros',
      '/searcher/pet/dog/sub?lugar=todos',
    ],
    [
      '/searcher/location/city/narnia',
      narnia,
      null,
      { page: 1 },
      'Ver todas las mascotas',
      '/searcher/todos?lugar=todos',
    ],
    [
      '/searcher/location/city/narnia',
      narnia,
      'otro',
      { page: 1, type: 'otro' },
      'Ver todos los otros animales',
      '/searcher/otros?lugar=todos',
    ],
  ])('the main suggestion of %s never links to the page itself', (path, place, type, query, label, href) => {
    const { empty, shown } = searchView(
      screen({
        path: path as SearchScreen['path'],
        place,
        type,
        query,
        total: 0,
        suggestions: NO_SUGGESTIONS,
      }),
    )
    expect(empty?.main).toEqual({ label, href })
    expect(href).not.toBe(path + shown)
  })
})

describe('controls of an empty result', () => {
  const suggestions = NO_SUGGESTIONS
  const empty = (values: Parameters<typeof screen>[0]) =>
    searchView(screen({ total: 0, suggestions, ...values }))

  it('an unknown place has neither filters nor a search box, even with active filters', () => {
    const place: SearchPlace = { kind: 'unknown', name: 'Narnia', slug: 'narnia' }
    const view = empty({
      place,
      query: { page: 1, text: 'luna', age: 'joven' },
      counts: { age: new Map([['joven', 1]]) },
    })
    expect(view).toMatchObject({ isFilterable: false, isSearchable: false })
  })

  it('a place without pets has no filters of which all lead nowhere', () => {
    expect(empty({})).toMatchObject({ isFilterable: false, isSearchable: false })
  })

  it('a text without results can be changed, an active filter removed, and a filter that leads somewhere chosen', () => {
    expect(empty({ query: { page: 1, text: 'xilófono' } })).toMatchObject({
      isFilterable: false,
      isSearchable: true,
    })
    expect(empty({ query: { page: 1, age: 'joven' } })).toMatchObject({
      isFilterable: true,
      isSearchable: true,
    })
    expect(empty({ counts: { age: new Map([['adulto', 2]]) } })).toMatchObject({ isFilterable: true })
  })
})
