import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlaceChip } from '@/components/search/place-chip'
import { Beyond } from '@/components/search/search-view'
import { COUNTRIES } from '@/db/seed/data/countries'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { placeOf, suggestPlace } from '@/lib/platform/place-cookie'
import { beyondViews } from '@/lib/search/beyond'
import type { SearchPlace } from '@/lib/search/dto'
import { placeChoice } from '@/lib/search/place-choice'
import { openedInPlace } from '@/lib/search/url/in-place'
import { searchUrl } from '@/lib/search/url/links'
import { parseSearchQuery, type SearchQuery } from '@/lib/search/url/params'
import { savedResultsUrl } from '@/lib/search/url/saved-url'
import { searchView } from '@/lib/search/view'
import type { PetType } from '@/lib/text/vocabulary'
import { NO_SUGGESTIONS, samplePet, searchScreen } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const ANYWHERE: SearchPlace = { kind: 'anywhere' }
const ECUADOR: SearchPlace = { kind: 'country', countryId: 'ECU', name: 'Ecuador', slug: 'ecuador' }
const EVERYWHERE = 'Todos los países'

const cities = (
  JSON.parse(readFileSync('db/seed/data/cities.json', 'utf8')) as (CityDto & {
    country: CityDto['countryId']
  })[]
).map((city) => ({ ...city, countryId: city.country }))

/** Where a list of all places leads somebody who has chosen one. */
function opened(type: PetType | null, query: Partial<SearchQuery>, chosen: string) {
  const screen = { scope: { type, place: ANYWHERE }, query: { page: 1, ...query } }
  const search = openedInPlace(screen, chosen, { countries: COUNTRIES, cities })
  return search && searchUrl(search.path, search.query)
}

describe('a list of all places, for somebody who has chosen one,', () => {
  it.each<[PetType | null, Partial<SearchQuery>, string, string]>([
    ['perro', {}, 'quito', '/searcher/pet/dog/quito'],
    ['gato', { age: 'joven', page: 3 }, 'ecuador', '/searcher/pet/cat/ecuador?edad=joven'],
    ['otro', {}, 'quito', '/searcher/location/city/quito?tipo=otro'],
    [null, { size: 'grande' }, 'ecuador', '/searcher/location/country/ecuador?talla=grande'],
    [null, { text: 'luna' }, 'quito', '/searcher/location/city/quito?q=luna'],
  ])('opens with it, on its first page, the filters kept: %s %j %s', (type, query, chosen, url) => {
    expect(opened(type, query, chosen)).toBe(url)
  })

  it.each<[string, Partial<SearchQuery>]>([
    ['all countries are asked for', { everywhere: true }],
    ['a position says where', { near: { lat: 1, lng: 1 } }],
    ['a foundation says where', { foundationId: 3 }],
  ])('stays where %s', (_, query) => {
    expect(opened(null, query, 'quito')).toBeNull()
  })

  it('stays where the catalogue does not have the place', () => {
    expect(opened('perro', {}, 'narnia')).toBeNull()
  })

  it('stays where its address names another', () => {
    const screen = { scope: { type: null, place: ECUADOR }, query: { page: 1 } }
    expect(openedInPlace(screen, 'lima', { countries: COUNTRIES, cities })).toBeNull()
  })
})

it.each([
  ['quito', 'quito'],
  ['san-jose-2', 'san-jose-2'],
  ['todos', null],
  ['', null],
  ['Quito', null],
  ['//evil.example', null],
  ['a'.repeat(81), null],
  [undefined, null],
])('the cookie %s chooses %s', (value, place) => {
  expect(placeOf(value)).toBe(place)
})

describe('a place that a position suggests', () => {
  const browser = (cookie: string) => {
    const document = { cookie }
    vi.stubGlobal('document', document)
    vi.stubGlobal('location', { protocol: 'https:' })
    return document
  }
  afterEach(() => vi.unstubAllGlobals())

  it('is kept for a year where nothing was chosen', () => {
    const document = browser('querencia-sesion=1')
    suggestPlace('medellin')
    expect(document.cookie).toBe('querencia-lugar=medellin; path=/; max-age=31536000; samesite=lax; secure')
  })

  it.each(['querencia-lugar=quito', 'a=b; querencia-lugar=todos'])(
    'never replaces a choice: %s',
    (cookie) => {
      const document = browser(cookie)
      suggestPlace('medellin')
      expect(document.cookie).toBe(cookie)
    },
  )
})

describe('an address that asks for all countries', () => {
  const view = searchView(
    searchScreen({
      place: ANYWHERE,
      path: '/searcher/pet/dog/sub' as never,
      query: { everywhere: true, age: 'joven', page: 1 },
    }),
  )

  it('is read back as it is written', () => {
    expect(parseSearchQuery({ lugar: 'todos' })).toEqual({ everywhere: true, page: 1 })
    expect(parseSearchQuery({ lugar: 'quito' })).toEqual({ page: 1 })
  })

  it('is carried on by its links and forms, and is no filter', () => {
    expect(view.clearHref).toBe('/searcher/pet/dog/sub?lugar=todos')
    expect(view.chips.map(({ href }) => href)).toEqual(['/searcher/pet/dog/sub?lugar=todos'])
    expect(view.carried.after).toEqual([['lugar', 'todos']])
    expect(view.carriedByBox).toContainEqual(['lugar', 'todos'])
  })

  it('stays itself where its control names no place', () => {
    expect(view.place?.list).toBe('/searcher/pet/dog/sub?edad=joven&lugar=todos')
  })

  it('is no part of a saved search, whose results are shown by it', () => {
    expect(view.savable).toMatchObject({
      path: '/searcher/pet/dog/sub?edad=joven',
      resultsPath: '/searcher/pet/dog/sub?edad=joven&lugar=todos',
    })
    expect(savedResultsUrl('/searcher/pet/dog/quito?edad=joven')).toBe('/searcher/pet/dog/quito?edad=joven')
  })
})

describe('the place of a list', () => {
  it.each<[string, Partial<Parameters<typeof searchScreen>[0]>]>([
    ['Perros · Medellín, Colombia', {}],
    ['Perros · Ecuador', { place: ECUADOR }],
    ['Mascotas · Todos los países', { type: null, place: ANYWHERE }],
    ['Mascotas · Elige un lugar', { type: null, place: { kind: 'unknown', name: 'bogta', slug: 'bogta' } }],
  ])('is in a chip: %s', (text, values) => {
    const choice = placeChoice(searchScreen(values))
    if (!choice) throw new Error('no chip')
    expect(
      wordsOf(draw(<PlaceChip choice={choice} />))
        .slice(0, 2)
        .join(' '),
    ).toBe(text)
  })

  it('opens a form with the city, and links to the countries and to all, without a script', () => {
    const html = draw(
      <PlaceChip choice={placeChoice(searchScreen({ query: { age: 'joven', page: 2 } })) as never} />,
    )
    expect(html).toMatch(/<details[^>]*>.*<form[^>]* action="\/lugar"/s)
    expect(html).toContain('type="hidden" name="lista" value="/searcher/pet/dog/medellin?edad=joven"')
    expect(html).toContain('name="ciudad"')
    const list = encodeURIComponent('/searcher/pet/dog/medellin?edad=joven')
    expect(linksIn(html).map(([words, href]) => [words, href.replaceAll('&amp;', '&')])).toEqual([
      ...COUNTRIES.map(({ name, slug }) => [name, `/lugar?pais=${slug}&lista=${list}`]),
      [EVERYWHERE, `/lugar?pais=todos&lista=${list}`],
    ])
  })

  it('is not changed in a list of one person', () => {
    expect(placeChoice(searchScreen({ place: { kind: 'favourites', userId: 1 } }))).toBeNull()
  })
})

describe('below the last pet of a place', () => {
  const beyond = (values: Parameters<typeof searchScreen>[0]) =>
    draw(<Beyond views={beyondViews(searchScreen(values))} />)

  it('pets of the rest of the country have a heading of their own, and a link to its list', () => {
    const cards = [samplePet({ name: 'Bella' })]
    const html = beyond({
      total: 2,
      query: { age: 'joven', page: 1 },
      beyond: { countries: [{ name: 'Colombia', slug: 'colombia', cards, total: 12 }], everywhere: null },
    })
    expect(wordsOf(html)).toEqual(expect.arrayContaining(['También en Colombia', 'Bella']))
    // Two beside each other on a phone fetch no picture for its whole width.
    expect(html).toMatch(/ sizes="[^"]* 31vw"/)
    expect(linksIn(html)).toContainEqual(['Todo Colombia 12 perros', '/searcher/pet/dog/colombia?edad=joven'])
  })

  it('each country of a shared name has its own part', () => {
    const countries = [
      { name: 'Argentina', slug: 'argentina', cards: [samplePet({ name: 'Bella' })], total: 3 },
      { name: 'Perú', slug: 'peru', cards: [samplePet({ name: 'Luna' })], total: 2 },
    ]
    const html = beyond({ total: 2, beyond: { countries, everywhere: null } })
    expect(wordsOf(html)).toEqual(expect.arrayContaining(['También en Argentina', 'También en Perú']))
    expect(new Set(html.match(/ id="[^"]*"/g)).size).toBe(html.match(/ id="[^"]*"/g)?.length)
  })

  it('other countries are a link alone, which the chosen place does not lead back', () => {
    const html = beyond({ total: 0, beyond: { countries: [], everywhere: 9 } })
    expect(wordsOf(html)).toContain('También en otros países')
    expect(linksIn(html)).toContainEqual([`${EVERYWHERE} 9 perros`, '/searcher/pet/dog/sub?lugar=todos'])
  })
})

describe('the offer to tell of new pets', () => {
  it.each<[string, Parameters<typeof searchScreen>[0], string]>([
    ['an unfiltered list of all places', { place: ANYWHERE }, 'never'],
    ['a place', {}, 'last'],
    ['a filter', { place: ANYWHERE, query: { age: 'joven', page: 1 } }, 'first'],
  ])('of %s: %s', (_, values, where) => {
    expect(searchView(searchScreen(values)).offersNotice).toBe(where)
  })
})

describe('a town that nobody knows', () => {
  const bogta: SearchPlace = { kind: 'unknown', name: 'bogta', slug: 'bogta' }
  const bogota = { name: 'Bogotá', country: 'Colombia', slug: 'bogota', total: 7 }
  const headed = (nearbyCities: (typeof bogota)[]) =>
    searchView(
      searchScreen({
        type: null,
        place: bogta,
        total: 0,
        suggestions: { ...NO_SUGGESTIONS, nearbyCities },
      }),
    )

  it('is asked for by the heading where one resembles it', () => {
    expect(headed([bogota])).toMatchObject({
      heading: '¿Buscabas Bogotá?',
      summary: 'Ninguna ciudad se llama “bogta”',
    })
    expect(headed([bogota, bogota]).heading).toBe('¿Buscabas una de estas ciudades?')
    expect(headed([]).heading).toBe('Mascotas en “bogta”')
  })
})
