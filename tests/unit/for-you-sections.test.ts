import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '@/db/seed/data/countries'
import { cardSections } from '@/lib/search/for-you-sections'
import { matchTiers } from '@/lib/search/match-tiers'
import { samplePet } from '@/tests/support/fixtures'
import { request } from '@/tests/support/search-world'

const MATCH = {
  type: 'perro',
  hadPet: true,
  age: 'joven',
  gender: 'hembra',
  coat: 'corto',
  size: 'mediano',
} as const
const CHILE = { ...samplePet().place, countryId: 'CHL', country: 'Chile' } as const

function partsOf(changes: Partial<Parameters<typeof request>[0]> = {}, countryId: 'COL' | null = 'COL') {
  const home = { cityId: null, countryId }
  const nearness = { ranks: [], zones: [] }
  const place = { kind: 'for-you', match: MATCH, home, nearness, settled: [5] } as const
  const cards = [
    samplePet({ id: 1 }),
    samplePet({ id: 2, place: CHILE }),
    samplePet({ id: 3, type: 'gato' }),
    samplePet({ id: 4, type: 'gato', place: CHILE }),
    samplePet({ id: 5 }),
  ]
  const asked = request({ sort: 'relevance', scope: { type: null, place }, ...changes })
  const result = { cards, total: 5, facets: {} as never, correctedText: null }
  const countries = COUNTRIES.map((country) => ({ ...country, slug: country.id }) as never)
  const { scope } = asked
  return cardSections({ scope: { ...scope, place }, request: asked, result, countries }).map(
    ({ heading, cards }) => [heading, cards.map(({ id }) => id)],
  )
}

describe('the parts of a page for an adopter', () => {
  it('pets of other countries stand under their own heading', () => {
    expect(partsOf()).toEqual([
      [null, [1]],
      ['También en otros países', [2]],
      ['Otras mascotas en Colombia', [3]],
      ['Otras mascotas en otros países', [4]],
      ['Las que ya pediste', [5]],
    ])
  })

  it('there are none in another order, or where nobody knows the country', () => {
    expect(partsOf({ sort: 'newest' })).toEqual([[null, [1, 2, 3, 4, 5]]])
    expect(partsOf({}, null)).toEqual([
      [null, [1, 2, 3, 4]],
      ['Las que ya pediste', [5]],
    ])
  })
})

it('each band of distance takes one of what fits, and no likeness outweighs a border', () => {
  const tiers = matchTiers(MATCH, { ranks: [], zones: [4, 0, 1, 3] }, 'perro', {
    age: 'joven',
    gender: 'hembra',
    size: 'mediano',
  })
  // All five in the city, four there, five in the next band, and so on; only then the other countries.
  expect(tiers.map(({ kinds, zone }) => [kinds.length, zone])).toEqual([
    [1, 0],
    [5, 0],
    [1, 1],
    [5, 1],
    [1, 3],
    [5, 3],
    [1, 4],
    [5, 4],
  ])
})
