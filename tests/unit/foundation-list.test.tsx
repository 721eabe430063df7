import { describe, expect, it } from 'vitest'
import { FoundationList } from '@/components/foundations/foundation-list'
import { CITIES } from '@/db/seed/catalog'
import { cityNamed } from '@/db/seed/demo/places'
import { findCityNamed, sortByDistance } from '@/lib/foundations/nearest'
import { sampleFoundation } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const COUNTRIES = [
  {
    id: 'CHL' as const,
    name: 'Chile',
    slug: 'chile',
    currency: 'CLP' as const,
    symbol: '$',
    phonePrefix: '56',
  },
  {
    id: 'ECU' as const,
    name: 'Ecuador',
    slug: 'ecuador',
    currency: 'USD' as const,
    symbol: '$',
    phonePrefix: '593',
  },
]

function foundationIn(countryId: 'CHL' | 'ECU', city: string, id: number) {
  const { place, ...foundation } = sampleFoundation()
  const { id: cityId } = cityNamed(countryId, city)
  return { ...foundation, id, name: `Refugio de ${city}`, place: { ...place, cityId, city, countryId } }
}

const cities = CITIES as never
const found = [
  foundationIn('CHL', 'Santiago', 1),
  foundationIn('ECU', 'Cuenca', 2),
  foundationIn('ECU', 'Quito', 3),
]
const namesIn = (html: string) => wordsOf(html).filter((words) => words.startsWith('Refugio de '))

describe('the list of foundations', () => {
  it('leads to those of each country and takes a city, without scripts', () => {
    const html = draw(
      <FoundationList foundations={sortByDistance(found, cities, null)} countries={COUNTRIES} />,
    )
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        ['Chile', '/foundations/cerca?pais=chile'],
        ['Ecuador', '/foundations/cerca?pais=ecuador'],
      ]),
    )
    expect(html).toMatch(/<form[^>]*action="\/foundations\/cerca"/)
    expect(html).toContain('name="ciudad"')
    expect(namesIn(html)).toEqual(['Refugio de Santiago', 'Refugio de Cuenca', 'Refugio de Quito'])
  })

  it('of a city has the nearest first, with the distance of each', () => {
    const near = sortByDistance(found, cities, findCityNamed(cities, 'quito'))
    const place = { title: 'Fundaciones cerca de Quito', countryId: null, unknownCity: null }
    const html = draw(<FoundationList foundations={near} countries={COUNTRIES} place={place} />)
    expect(namesIn(html)).toEqual(['Refugio de Quito', 'Refugio de Cuenca', 'Refugio de Santiago'])
    expect(html).toMatch(/en tu ciudad.*a \d{3} km.*a \d{4} km/s)
    expect(linksIn(html)).toContainEqual(['Todas', '/foundations'])
  })

  it('says beside the field that a city is unknown, and marks the chosen country', () => {
    const place = { title: 'Fundaciones en Chile', countryId: 'CHL' as const, unknownCity: 'Atlantis' }
    const html = draw(<FoundationList foundations={[]} countries={COUNTRIES} place={place} />)
    expect(html).toContain('No conocemos esa ciudad. Prueba con otra cercana')
    expect(html).toMatch(
      /<a[^>]*aria-current="page"[^>]*href="\/foundations\/cerca\?pais=chile"|<a[^>]*href="\/foundations\/cerca\?pais=chile"[^>]*aria-current="page"/,
    )
    expect(wordsOf(html)).toContain('Todavía no hay fundaciones aquí')
  })

  it('without a foundation says so and leads on, in a country and everywhere', () => {
    const place = { title: 'Fundaciones en Chile', countryId: 'CHL' as const, unknownCity: null }
    for (const where of [place, null]) {
      const html = draw(<FoundationList foundations={[]} countries={COUNTRIES} place={where} />)
      expect(html).toContain('Todavía no hay fundaciones')
      expect(html).not.toMatch(/<ul[^>]*><\/ul>/)
      expect(linksIn(html)).toEqual(
        expect.arrayContaining([
          ['Registrar una fundación', '/register'],
          ['Ver mascotas en adopción', '/searcher/todos'],
        ]),
      )
    }
  })
})
