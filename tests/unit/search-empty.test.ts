import { describe, expect, it } from 'vitest'
import type { SearchPlace } from '@/lib/search/dto'
import type { SearchScreen } from '@/lib/search/load-search'
import type { SearchQuery } from '@/lib/search/params'
import { searchView } from '@/lib/search/view'
import type { PetType } from '@/lib/vocabulary'
import { MEDELLIN, searchScreen as screen } from '@/tests/support/fixtures'

describe('emptyStateView', () => {
  it('an empty result suggests removable filters with their counts, and cities', () => {
    const { empty, summary } = searchView(
      screen({
        total: 0,
        query: { page: 1, age: 'joven', color: 'negro' },
        suggestions: {
          removableFilters: [{ facet: 'colorId', total: 4 }],
          nearbyCities: [
            { name: 'Cali', country: 'Colombia', slug: 'cali', total: 9 },
            { name: 'San Carlos', country: null, slug: 'san-carlos', total: 2 },
          ],
        },
      }),
    )
    expect(summary).toBe('Ninguna mascota coincide con tus filtros')
    expect(empty).toMatchObject({
      main: { label: 'Borrar Filtros', href: '/searcher/pet/dog/medellin' },
      removableFilters: [{ label: 'Sin Negro', href: '/searcher/pet/dog/medellin?edad=joven', total: 4 }],
      nearbyCities: [
        { label: 'Cali, Colombia', href: '/searcher/pet/dog/cali', total: 9 },
        { label: 'San Carlos', href: '/searcher/pet/dog/san-carlos', total: 2 },
      ],
    })
  })
})

describe('emptyStateView of a text search', () => {
  const nothing = { removableFilters: [], nearbyCities: [] }

  it('an empty text search says that no pet has the words and offers Borrar Filtros', () => {
    const { empty, summary } = searchView(
      screen({ total: 0, query: { page: 1, text: 'xilófono' }, suggestions: nothing }),
    )
    expect(summary).toBe('Ninguna mascota coincide con “xilófono”')
    expect(empty).toMatchObject({
      title: 'No hay mascotas disponibles para tu búsqueda',
      hint: 'Revisa cómo está escrito o prueba con otras palabras.',
      main: { label: 'Borrar Filtros', href: '/searcher/pet/dog/medellin' },
    })
  })

  it('an empty text search with filters blames both', () => {
    const { empty, summary } = searchView(
      screen({
        total: 0,
        query: { page: 1, text: 'luna', age: 'joven' },
        suggestions: { ...nothing, removableFilters: [{ facet: 'age', total: 4 }] },
      }),
    )
    expect(summary).toBe('Ninguna mascota coincide con “luna” y tus filtros')
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
        suggestions: { removableFilters: [], nearbyCities: [quito] },
      }),
    )
    expect(empty).toMatchObject({
      hint: 'No conocemos “quitto”. ¿Quisiste decir esta ciudad?',
      similarCities: [{ label: 'Quito, Ecuador', href: '/searcher/location/city/quito', total: 20 }],
      main: { label: 'Ver todas las mascotas', href: '/searcher/todos' },
      nearbyCities: [],
    })
  })

  it.each<[string, SearchPlace, PetType | null, SearchQuery, label: string, href: string]>([
    ['/searcher/todos', anywhere, null, { page: 1 }, 'Volver al inicio', '/'],
    ['/searcher/otros', anywhere, 'otro', { page: 1 }, 'Ver todas las mascotas', '/searcher/todos'],
    ['/searcher/perro', anywhere, 'perro', { page: 1 }, 'Ver todas las mascotas', '/searcher/todos'],
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
      '/searcher/pet/dog/sub',
    ],
    [
      '/searcher/location/city/narnia',
      narnia,
      null,
      { page: 1 },
      'Ver todas las mascotas',
      '/searcher/todos',
    ],
    [
      '/searcher/location/city/narnia',
      narnia,
      'otro',
      { page: 1, type: 'otro' },
      'Ver todos los otros animales',
      '/searcher/otros',
    ],
  ])('the main suggestion of %s never links to the page itself', (path, place, type, query, label, href) => {
    const suggestions = { removableFilters: [], nearbyCities: [] }
    const { empty, shown } = searchView(
      screen({ path: path as SearchScreen['path'], place, type, query, total: 0, suggestions }),
    )
    expect(empty?.main).toEqual({ label, href })
    expect(href).not.toBe(path + shown)
  })
})
