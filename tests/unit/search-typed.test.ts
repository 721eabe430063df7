import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import type { SearchPlace, SearchScope } from '@/lib/search/dto'
import type { Understood } from '@/lib/search/typed-words'
import { searchUrl, splitTyped, typedSearchUrl } from '@/lib/search/url/links'
import { parseSearchQuery, type SearchQuery } from '@/lib/search/url/params'
import { searchView } from '@/lib/search/view'
import { readWords } from '@/lib/search/words/read-words'
import { mayBeMisspelt } from '@/lib/search/words/spelling'
import { typedSearch } from '@/lib/search/words/typed-search'
import { vocabularyOf } from '@/lib/search/words/vocabulary'
import { ALL_PETS, route } from '@/lib/text/routes'
import { fold } from '@/lib/text/text'
import { MEDELLIN, NO_SUGGESTIONS, searchScreen } from '@/tests/support/fixtures'

const catalog = { cities: CITIES, countries: COUNTRIES, breeds: BREEDS, colors: COLORS }
const vocabulary = vocabularyOf(catalog)
const ANYWHERE: SearchScope = { type: null, place: { kind: 'anywhere' } }

function meant(
  text: string,
  { scope = ANYWHERE, path = ALL_PETS as string, query = {} as Partial<SearchQuery> } = {},
) {
  const from = { scope, path: route(path as '/'), query: { page: 3, ...query, text } }
  const found = typedSearch(readWords(vocabulary, text), from, catalog)
  return decodeURIComponent(searchUrl(found.path, found.query)).replaceAll('+', ' ')
}

describe('the search that typed words mean', () => {
  it.each([
    ['perro chico en Quito', '/searcher/pet/dog/quito?talla=pequeno'],
    ['cachorros en lima', '/searcher/pet/dog/lima?edad=cachorro'],
    ['gatito negro bogota', '/searcher/pet/cat/bogota?color=negro'],
    [
      'gatita negra bogotá que se lleve con perros',
      '/searcher/pet/cat/bogota?sexo=hembra&afinidad=perros&color=negro',
    ],
    ['conejo en Cali', '/searcher/location/city/cali?tipo=otro&q=conejo'],
    ['perros', '/searcher/pet/dog/sub'],
    ['chile', '/searcher/location/country/chile'],
    ['perra JUGUETONA, Rosario', '/searcher/pet/dog/rosario?sexo=hembra&q=JUGUETONA'],
  ])('“%s” leads to %s', (text, url) => {
    expect(meant(text)).toBe(url)
  })

  const dogsInMedellin = {
    scope: { type: 'perro' as const, place: MEDELLIN },
    path: '/searcher/pet/dog/medellin',
  }

  it.each([
    ['grande negro', '/searcher/pet/dog/medellin?talla=grande&q=negro'],
    ['perro grande medellin', '/searcher/pet/dog/medellin?talla=grande'],
    ['perro colombia', '/searcher/pet/dog/medellin'],
    ['gato grande', '/searcher/pet/dog/medellin?talla=grande&q=gato'],
    ['perro en quito', '/searcher/pet/dog/medellin?q=quito'],
  ])('the species and city that were chosen stay where “%s” is typed', (text, url) => {
    expect(meant(text, dogsInMedellin)).toBe(url)
  })

  it('a filter that was chosen wins over a word, which stays text', () => {
    expect(meant('perro chico joven', { query: { size: 'grande', age: 'joven' } })).toBe(
      '/searcher/pet/dog/sub?edad=joven&talla=grande&q=chico',
    )
  })

  it('a city narrows the country that was chosen', () => {
    const scope: SearchScope = {
      type: null,
      place: { kind: 'country', countryId: 'ECU', name: 'Ecuador', slug: 'ecuador' },
    }
    const path = '/searcher/location/country/ecuador'
    expect(meant('quito', { scope, path })).toBe('/searcher/location/city/quito')
    expect(meant('perro lima', { scope, path })).toBe('/searcher/pet/dog/ecuador?q=lima')
  })
})

describe('text that is searched for as it is', () => {
  it('is marked by itself, so that another text typed into the form is read', () => {
    const query: SearchQuery = { text: 'rosario', asText: 'rosario', page: 1 }
    expect(searchUrl(ALL_PETS, query)).toBe('/searcher/todos?q=rosario&texto=rosario')
    expect(parseSearchQuery({ q: 'rosario', texto: 'rosario' })).toEqual(query)
    expect(parseSearchQuery({ q: 'perro chico', texto: 'rosario' })).toEqual({ text: 'perro chico', page: 1 })
    expect(searchUrl(ALL_PETS, { ...query, text: undefined })).toBe('/searcher/todos')
  })

  it('is offered beside what was understood', () => {
    const understood = { typed: 'perros en medellin', filters: { type: 'perro', city: 'medellin' } as const }
    expect(searchView(searchScreen({ understood })).understood).toEqual({
      said: 'Entendimos: Perros · en Medellín, Colombia.',
      asText: {
        label: 'Buscar “perros en medellin” como texto',
        href: '/searcher/todos?lugar=todos&q=perros+en+medellin&texto=perros+en+medellin',
      },
    })
    expect(searchView(searchScreen()).understood).toBeNull()
  })

  it('what was ignored is said, also where nothing else was understood', () => {
    const saidOf = (understood: Understood) => searchView(searchScreen({ understood })).understood?.said
    expect(saidOf({ typed: 'perro que no ladre', filters: { type: 'perro' }, ignored: 'no ladre' })).toBe(
      'Entendimos: Perros. No tomamos en cuenta “no ladre”.',
    )
    expect(saidOf({ typed: 'que no ladre', filters: {}, ignored: 'no ladre' })).toBe(
      'No tomamos en cuenta “no ladre”.',
    )
  })
})

describe('words that were not understood', () => {
  it('are said where nothing is found for them, and can be left out', () => {
    const suggestions = { ...NO_SUGGESTIONS, withoutText: 2 }
    const understood = { typed: 'perro chico xyz', filters: { type: 'perro', size: 'pequeño' } as const }
    const query: SearchQuery = { size: 'pequeño', text: 'xyz', page: 1 }
    const { empty } = searchView(searchScreen({ total: 0, suggestions, query, understood }))
    expect(empty?.hint).toMatch(/^No entendimos “xyz”/)
    expect(empty?.removableFilters).toEqual([
      { label: 'Sin “xyz”', href: '/searcher/pet/dog/medellin?talla=pequeno', count: '2 perros' },
    ])
    const alone = searchScreen({ total: 0, suggestions: NO_SUGGESTIONS, query, understood })
    expect(searchView(alone).empty?.removableFilters).toEqual([])
  })
})

describe('a word that is a filter and text', () => {
  it('is not called misunderstood', () => {
    const understood = { typed: 'loro', filters: { type: 'otro' } as const }
    const query: SearchQuery = { text: 'loro', asText: 'loro', page: 1 }
    const screen = searchScreen({ type: 'otro', total: 0, suggestions: NO_SUGGESTIONS, query, understood })
    expect(searchView(screen).empty).toMatchObject({
      hint: 'Ninguna de estas mascotas tiene “loro” en su nombre, raza o descripción.',
      main: { label: 'Borrar Filtros' },
    })
  })
})

describe('words that say something else than what was chosen', () => {
  const here = { query: { text: 'gato', asText: 'gato', page: 1 } as SearchQuery }
  const elsewhere = (place: SearchPlace, path: string) => ({
    typed: 'gato chico',
    isLocal: place === MEDELLIN,
    scope: { type: 'gato' as const, place },
    path: route(path as '/'),
    query: { size: 'pequeño' as const, page: 1 },
    total: 7,
  })
  const all = elsewhere({ kind: 'anywhere' }, '/searcher/pet/cat/sub')
  const offer = {
    label: 'Buscar “gato chico” entre todas las mascotas',
    href: '/searcher/pet/cat/sub?talla=pequeno&dicho=gato+chico',
    count: '7 gatos',
  }

  it('offer the search that they mean by themselves, also where pets have them', () => {
    const empty = { ...here, total: 0, suggestions: NO_SUGGESTIONS }
    expect(searchView(searchScreen({ ...empty, elsewhere: all })).empty?.main).toEqual(offer)
    expect(searchView(searchScreen({ ...here, elsewhere: all })).offers).toEqual([offer])
    expect(searchView(searchScreen(empty)).empty?.main.label).toBe('Borrar Filtros')
  })

  it('offer it in the place of the list, which stays', () => {
    const local = elsewhere(MEDELLIN, '/searcher/pet/cat/medellin')
    expect(searchView(searchScreen({ ...here, elsewhere: local })).offers).toEqual([
      {
        label: 'Buscar “gato chico” en Medellín, Colombia',
        href: '/searcher/pet/cat/medellin?talla=pequeno&dicho=gato+chico',
        count: '7 gatos',
      },
    ])
  })
})

describe('spelling correction', () => {
  it.each([
    ['labrdor', 'labrador'],
    ['salchica', 'salchicha'],
    ['snauzer', 'schnauzer'],
    ['beagel', 'beagle'],
    ['mestiso', 'mestizo'],
    ['chiguagua', 'chihuahua'],
    ['gatitos', 'gato'],
    ['cariñosos', 'cariñosa'],
    ['luan', 'luna'],
  ])('“%s” may be meant as “%s”', (word, term) => {
    expect(mayBeMisspelt(fold(word), fold(term))).toBe(true)
  })

  it.each([
    ['ñata', 'renata'],
    ['chico', 'chía'],
    ['perla', 'perra'],
    ['negro', 'negrura'],
    ['sol', 'sal'],
    ['perro', 'gato'],
  ])('“%s” is not meant as “%s”', (word, term) => {
    expect(mayBeMisspelt(fold(word), fold(term))).toBe(false)
  })
})

describe('the typed text of a URL', () => {
  it('is read apart from the parameters of the search', () => {
    const url = typedSearchUrl({
      path: ALL_PETS,
      query: { size: 'grande', page: 1 },
      typed: 'grande & feliz',
    })
    expect(url).toBe('/searcher/todos?talla=grande&dicho=grande+%26+feliz')
    expect(splitTyped({ talla: 'grande', dicho: 'grande & feliz' })).toEqual({
      typed: 'grande & feliz',
      raw: { talla: 'grande' },
    })
    expect(splitTyped({ dicho: ['', 'x'] })).toEqual({ typed: null, raw: {} })
  })
})
