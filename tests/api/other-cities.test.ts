import { describe, expect, it } from 'vitest'
import { send } from '@/tests/support/api'

const HEADING = 'También en otras ciudades'
const LINK = /href="([^"]+)"[^>]*>([^<]+)<span[^>]*>([\d,]+) [a-z]+</g

/** What a search says below its list, and how many pets it found. */
async function read(path: string) {
  const { status, text } = await send(path)
  expect(status).toBe(200)
  const total = Number(/([\d,]+) [a-z]+ esperan? un hogar/.exec(text)?.[1] ?? 0)
  const section = /<section aria-labelledby="otras-ciudades".*?<\/section>/s.exec(text)?.[0]
  const cities = [...(section ?? '').matchAll(LINK)].map(([, href = '', name, count]) => ({
    href,
    name,
    total: Number(count),
  }))
  return { total, section, cities }
}

describe('a city whose pets end on the first page', () => {
  it.each([
    ['/searcher/location/city/mendoza', '/searcher/location/city/'],
    ['/searcher/pet/dog/mendoza', '/searcher/pet/dog/'],
    // Other tests add young females to Quito.
    ['/searcher/location/city/quito?edad=adulto&sexo=hembra', '/searcher/location/city/'],
  ])('%s suggests the three nearest other cities with their numbers of pets', async (path, prefix) => {
    const { total, section, cities } = await read(path)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(10)
    expect(section).toContain(HEADING)
    expect(cities).toHaveLength(3)
    for (const city of cities) {
      expect(city.href.startsWith(prefix)).toBe(true)
      expect(path.startsWith(city.href)).toBe(false)
      expect((await read(city.href)).total).toBe(city.total)
    }
  })

  it.each([
    '/searcher/location/city/quito',
    '/searcher/location/city/quito?pagina=2',
    '/searcher/location/country/chile?edad=joven&talla=grande&sexo=hembra',
    '/searcher/location/city/ciudad-inventada',
  ])('%s suggests no other cities', async (path) => {
    expect((await read(path)).section).toBeUndefined()
  })
})
