import { describe, expect, it } from 'vitest'
import { CITIES } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { listsWithPets, placeEntries, placesByCountry, sitemapFiles } from '@/lib/search/sitemap/places'
import { writeIndex, writeUrls } from '@/lib/search/sitemap/xml'
import type { PetType } from '@/lib/text/vocabulary'

const absolute = (path: string) => new URL(path, 'https://querencia.example').href
const citiesCalled = (slug: string) => CITIES.filter((city) => city.slug === slug) as CityDto[]

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

describe('sitemap XML', () => {
  it('a sitemap escapes XML characters', async () => {
    const text = await textOf(writeUrls([[{ path: '/a?b=1&c=<d>', image: "/x'y.webp" }]], absolute))
    expect(text).toContain('<loc>https://querencia.example/a?b=1&amp;c=%3Cd%3E</loc>')
    expect(text).toContain('<image:loc>https://querencia.example/x&#39;y.webp</image:loc>')
    expect(text).not.toContain('<lastmod>')
  })

  it('a sitemap written in chunks is one document', async () => {
    const text = await textOf(writeUrls([[{ path: '/1' }], [{ path: '/2' }]], absolute))
    expect(text.match(/<url>/g)).toHaveLength(2)
    expect(text.match(/<urlset /g)).toHaveLength(1)
    expect(text.endsWith('</urlset>\n')).toBe(true)
  })

  it('a sitemap index gives each file its last change', () => {
    expect(writeIndex([{ path: '/s.xml', changedAt: '2026-10-12T02:00:00.000Z' }], absolute)).toContain(
      '<sitemap><loc>https://querencia.example/s.xml</loc><lastmod>2026-10-12T02:00:00.000Z</lastmod></sitemap>',
    )
  })
})

describe('the sitemap of a site without pets', () => {
  const quito = { cityId: 508, countryId: 'ECU', type: 'gato' as const, pets: 1, changedAt: '2026-12-01' }

  it('has no file of places, which would be empty', () => {
    expect(sitemapFiles([], [])).toEqual([{ path: '/sitemaps/pages.xml' }])
    const files = sitemapFiles([quito], [{ number: 1, changedAt: '2026-12-01' }])
    expect(files.map(({ path }) => path).slice(1)).toEqual(['/sitemaps/places.xml', '/sitemaps/pets-1.xml'])
  })

  it('has only those lists that are indexed', () => {
    expect(listsWithPets([], 0)).toEqual([])
    expect(listsWithPets([quito], 0)).toEqual(['/searcher/pet/cat/sub', '/searcher/todos'])
    expect(listsWithPets([quito], 1)).toContain('/foundations/mascotas')
  })
})

describe('placeEntries', () => {
  const [one, other] = citiesCalled('mercedes')
  const at = (cityId = 0, changedAt: string) => ({
    cityId,
    countryId: 'ARG',
    type: 'gato' as const,
    pets: 1,
    changedAt,
  })

  it('cities of one name are listed once, with the newest change', () => {
    const entries = placeEntries(
      [at(one?.id, '2026-10-12T02:00:00.000Z'), at(other?.id, '2026-10-14T02:00:00.000Z')],
      COUNTRIES,
      CITIES as CityDto[],
    )
    expect(entries).toEqual([
      { path: '/searcher/location/city/mercedes', changedAt: '2026-10-14T02:00:00.000Z' },
      { path: '/searcher/location/country/argentina', changedAt: '2026-10-14T02:00:00.000Z' },
      { path: '/searcher/pet/cat/argentina', changedAt: '2026-10-14T02:00:00.000Z' },
      { path: '/searcher/pet/cat/mercedes', changedAt: '2026-10-14T02:00:00.000Z' },
    ])
  })

  it('other animals have lists of their own in each place', () => {
    const [city] = citiesCalled('lima')
    const place = { cityId: city?.id ?? 0, countryId: 'PER', pets: 1, changedAt: '2026-10-12T02:00:00.000Z' }
    const entries = placeEntries([{ ...place, type: 'otro' }], COUNTRIES, CITIES as CityDto[])
    expect(entries.map(({ path }) => path)).toEqual([
      '/searcher/location/city/lima',
      '/searcher/location/city/lima?tipo=otro',
      '/searcher/location/country/peru',
      '/searcher/location/country/peru?tipo=otro',
    ])
  })
})

describe('placesByCountry', () => {
  it('says of a name that several countries have how many pets its list has', () => {
    const mercedes = citiesCalled('mercedes')
    const [lima] = citiesCalled('lima')
    const at = (cityId: number, countryId: string) => ({
      cityId,
      countryId,
      type: 'perro' as const,
      pets: 2,
      changedAt: '',
    })
    const abroad = [
      { ...lima, id: -1, countryId: 'CHL', name: 'Mercedes', slug: 'mercedes' },
      ...CITIES,
    ] as CityDto[]
    const found = placesByCountry([at(-1, 'CHL'), at(mercedes[0]?.id ?? 0, 'ARG')], COUNTRIES, abroad)
    expect(found.map(({ cities }) => cities)).toEqual([
      [{ name: 'Mercedes', slug: 'mercedes', pets: 4 }],
      [{ name: 'Mercedes', slug: 'mercedes', pets: 4 }],
    ])
    expect(found.map(({ pets }) => pets)).toEqual([2, 2])
  })

  it('counts the pets of each country and city, and names their types', () => {
    const [lima] = citiesCalled('lima')
    const [cusco] = citiesCalled('cusco')
    const at = (cityId = 0, type: PetType, pets: number) => ({
      cityId,
      countryId: 'PER',
      type,
      pets,
      changedAt: '',
    })
    const places = [at(lima?.id, 'otro', 1), at(lima?.id, 'perro', 4), at(cusco?.id, 'perro', 2)]
    expect(placesByCountry(places, COUNTRIES, CITIES as CityDto[])).toEqual([
      {
        country: expect.objectContaining({ id: 'PER' }),
        types: ['perro', 'otro'],
        pets: 7,
        cities: [
          { name: 'Cusco', slug: 'cusco', pets: 2 },
          { name: 'Lima', slug: 'lima', pets: 5 },
        ],
      },
    ])
  })
})
