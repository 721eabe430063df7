import { describe, expect, it } from 'vitest'
import {
  formatSearchQuery,
  hasFilters,
  isCanonicalQuery,
  parseSearchQuery,
  type RawQuery,
  type SearchQuery,
} from '@/lib/search/url/params'

/** What Next makes of a query string. */
function raw(text: string): RawQuery {
  const params = new URLSearchParams(text)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

const clean = (text: string) => formatSearchQuery(parseSearchQuery(raw(text)))

describe('search query strings', () => {
  const everything: SearchQuery = {
    type: 'perro',
    breed: 'pug-carlino',
    age: 'adulto mayor',
    size: 'extra grande',
    gender: 'hembra',
    companion: 'children',
    coat: 'sin pelo',
    color: 'cafe-chocolate',
    care: 'special_needs',
    waiting: 'antiguo',
    foundationId: 12,
    text: 'ojos azules',
    page: 3,
  }

  it('a query string holds labels in lower case without accents', () => {
    expect(formatSearchQuery(everything)).toBe(
      '?tipo=perro&raza=pug-carlino&edad=adulto-mayor&talla=extra-grande&sexo=hembra&afinidad=ninos' +
        '&pelaje=sin-pelo&color=cafe-chocolate&cuidado=cuidados-especiales&tiempo=antiguo&refugio=12' +
        '&q=ojos+azules&pagina=3',
    )
  })

  it.each<SearchQuery>([
    everything,
    { page: 1 },
    { page: 2, size: 'pequeño', companion: 'dogs', care: 'house_trained', waiting: 'reciente' },
    { page: 1, companion: 'cats', near: { lat: 4.6, lng: -74.08 } },
    { page: 1, text: 'ñandú & "comillas" <b>', near: { lat: 0, lng: 0 } },
  ])('parsing is the inverse of formatting: %j', (query) => {
    const text = formatSearchQuery(query)
    expect(parseSearchQuery(raw(text))).toEqual(query)
    expect(isCanonicalQuery(raw(text), query)).toBe(true)
  })

  it.each([
    ['', ''],
    ['utm_source=red&fbclid=1', ''],
    ['edad=', ''],
    ['edad=viejo', ''],
    ['edad=Adulto Mayor', '?edad=adulto-mayor'],
    ['talla=PEQUEÑO', '?talla=pequeno'],
    ['sexo=macho&edad=joven', '?edad=joven&sexo=macho'],
    ['edad=joven&edad=adulto', '?edad=joven'],
    ['edad=&edad=nada&edad=adulto', '?edad=adulto'],
    ['afinidad=Niños', '?afinidad=ninos'],
    ['cuidado=Hogareño', '?cuidado=hogareno'],
    ['raza=Pug (carlino)', '?raza=pug-carlino'],
    ['raza=***', ''],
    ['refugio=0', ''],
    ['refugio=-3', ''],
    ['refugio=1.5', ''],
    ['refugio=007', '?refugio=7'],
    ['refugio=99999999999', ''],
    ['q=%20%20', ''],
    ['q=%00', ''],
    ['q=%20ojos%0A%09azules%20', '?q=ojos+azules'],
    ['pagina=1', ''],
    ['pagina=0', ''],
    ['pagina=-1', ''],
    ['pagina=dos', ''],
    ['pagina=2.5', ''],
    ['pagina=02', '?pagina=2'],
    ['pagina=1000000000', '?pagina=999999'],
    [`pagina=${'9'.repeat(400)}`, '?pagina=999999'],
    ['orden=cercanas', ''],
    ['orden=cercanas&lat=4.6', ''],
    ['orden=cercanas&lat=91&lng=0', ''],
    ['orden=cercanas&lat=4.60971&lng=-74.08175', '?orden=cercanas&lat=4.61&lng=-74.08'],
    ['orden=cercanas&lat=1e1&lng=NaN', ''],
    ['lat=4.6&lng=-74.08', ''],
    ['orden=antiguas', '?tiempo=antiguo'],
    ['orden=recientes', '?tiempo=reciente'],
    ['tiempo=antiguo&orden=cercanas&lat=1&lng=1', '?tiempo=antiguo'],
    ['tipo=pez', ''],
    ['toString=1&__proto__=2&constructor=3', ''],
  ])('query string %s is canonically %s', (given, wanted) => {
    expect(clean(given)).toBe(wanted)
    expect(clean(wanted)).toBe(wanted)
  })

  it('a text is truncated to 80 characters, never inside a surrogate pair', () => {
    const query = parseSearchQuery({ q: '🐶'.repeat(8192) })
    expect(query.text).toBe('🐶'.repeat(80))
    expect(() => formatSearchQuery(query)).not.toThrow()
  })

  it('repeated, empty and reordered parameters are not canonical', () => {
    const query: SearchQuery = { age: 'joven', gender: 'macho', page: 1 }
    expect(isCanonicalQuery(raw('edad=joven&sexo=macho'), query)).toBe(true)
    for (const other of [
      'sexo=macho&edad=joven',
      'edad=joven&sexo=macho&q=',
      'edad=joven&edad=joven&sexo=macho',
    ]) {
      expect(isCanonicalQuery(raw(other), query)).toBe(false)
    }
  })

  it('type, order by distance and page are no filters', () => {
    expect(hasFilters({ type: 'gato', near: { lat: 1, lng: 1 }, page: 4 })).toBe(false)
    expect(hasFilters({ age: 'joven', page: 1 })).toBe(true)
    expect(hasFilters({ text: 'luna', page: 1 })).toBe(true)
    expect(hasFilters({ waiting: 'reciente', page: 1 })).toBe(true)
  })
})
