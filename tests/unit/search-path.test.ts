import { describe, expect, it } from 'vitest'
import { CITIES } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { canonicalPath, findPlace, parseSearchPath, requestedPath } from '@/lib/search/url/path'

const countries = COUNTRIES as CountryDto[]
const cities = CITIES as CityDto[]

function resolve(type: string, item?: string, subItem?: string) {
  const searchPath = parseSearchPath(type, item, subItem)
  if (!searchPath) return null
  const place = findPlace(searchPath, countries, cities)
  return {
    place,
    path: canonicalPath(searchPath, place),
    canonical: canonicalPath(searchPath, place) === requestedPath(searchPath),
  }
}

describe('search paths', () => {
  it.each(['perro', 'gato', 'otros', 'todos'])('/searcher/%s searches everywhere', (type) => {
    expect(resolve(type)).toMatchObject({
      place: { kind: 'anywhere' },
      path: `/searcher/${type}`,
      canonical: true,
    })
  })

  it.each([
    ['pez'],
    ['PERRO'],
    ['toString'],
    ['pet', 'rabbit', 'sub'],
    ['pet', 'dog', '%00'],
    ['pet', 'dog', '%E0%A4%A'],
    ['location', 'planet', 'bogota'],
    ['location', 'city', '%20'],
    ['location', 'city', 'bogota%00'],
    ['location', 'city', '---'],
    ['perro', 'dog', 'sub'],
  ])('not a search path: %s %s %s', (type, item?: string, subItem?: string) => {
    expect(resolve(type, item, subItem)).toBeNull()
  })

  it.each([
    ['pet', 'dog', 'sub', '/searcher/pet/dog/sub', true],
    ['pet', 'dog', 'bogota', '/searcher/pet/dog/bogota', true],
    ['pet', 'cat', 'peru', '/searcher/pet/cat/peru', true],
    ['pet', 'cat', 'Per%C3%BA', '/searcher/pet/cat/peru', false],
    ['pet', 'dog', 'narnia', '/searcher/pet/dog/sub', false],
    ['location', 'city', 'bogota', '/searcher/location/city/bogota', true],
    ['location', 'city', 'bogot%C3%A1', '/searcher/location/city/bogota', false],
    ['location', 'city', 'BOGOTA', '/searcher/location/city/bogota', false],
    ['location', 'city', 'bogota%20', '/searcher/location/city/bogota', false],
    ['location', 'city', 'buenos%20aires', '/searcher/location/city/buenos-aires', false],
    ['location', 'city', 'medell%C3%ADn%2C%20colombia', '/searcher/location/city/medellin', false],
    ['location', 'city', 'san-isidro-peru', '/searcher/location/city/san-isidro', false],
    ['location', 'city', 'puerto-colombia', '/searcher/location/city/puerto-colombia', true],
    ['location', 'city', 'colombia', '/searcher/location/country/colombia', false],
    ['location', 'country', 'ecuador', '/searcher/location/country/ecuador', true],
    ['location', 'country', 'quito', '/searcher/location/city/quito', false],
  ])('the canonical path of %s/%s/%s is %s', (type, item, subItem, path, canonical) => {
    expect(resolve(type, item, subItem)).toMatchObject({ path, canonical })
  })

  it('an unknown place keeps its spelling', () => {
    expect(resolve('location', 'city', 'Narnia%20del%20Sur')).toEqual({
      place: { kind: 'unknown', name: 'Narnia del Sur', slug: 'narnia-del-sur' },
      path: '/searcher/location/city/Narnia%20del%20Sur',
      canonical: true,
    })
  })

  it.each(['medellin-argentina', 'San Isidro, Colombia'])(
    'a city is not found under another country: %s',
    (typed) => {
      expect(resolve('location', 'city', encodeURIComponent(typed))).toMatchObject({
        place: { kind: 'unknown', name: typed },
        canonical: true,
      })
      expect(resolve('pet', 'dog', encodeURIComponent(typed))?.path).toBe('/searcher/pet/dog/sub')
    },
  )

  it('a long place name is truncated, never inside a surrogate pair', () => {
    const long = encodeURIComponent(`a${'🐶'.repeat(2000)}`)
    expect(resolve('location', 'city', long)?.path).toBe(
      `/searcher/location/city/${encodeURIComponent(`a${'🐶'.repeat(79)}`)}`,
    )
  })

  it('a city name stands for all cities of that name, with a country only if they share it', () => {
    const mercedes = resolve('location', 'city', 'mercedes')?.place
    expect(mercedes).toMatchObject({ kind: 'city', name: 'Mercedes', country: 'Argentina' })
    const sanIsidro = resolve('location', 'city', 'san-isidro')?.place
    expect(sanIsidro).toMatchObject({ kind: 'city', name: 'San Isidro', country: null })
    expect(mercedes?.kind === 'city' && mercedes.cityIds).toHaveLength(2)
  })
})
