import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '@/db/seed/data/countries'
import type { PetCardDto } from '@/lib/pets/dto'
import { ABROAD } from '@/lib/search/distance'
import type { SearchPlace } from '@/lib/search/dto'
import { cardSections } from '@/lib/search/for-you-sections'
import { matchTiers } from '@/lib/search/match-tiers'
import { listKinds } from '@/lib/search/trait-bits'
import type { PetType } from '@/lib/text/vocabulary'
import { MATCH_ANSWERS, samplePet } from '@/tests/support/fixtures'
import { request } from '@/tests/support/search-world'

const CHILE = { ...samplePet().place, countryId: 'CHL', country: 'Chile' } as const

function partsOf(changes: Partial<Parameters<typeof request>[0]> = {}, countryId: 'COL' | null = 'COL') {
  const home = { cityId: null, countryId }
  const nearness = { ranks: [], zones: [] }
  const place = { kind: 'for-you', match: MATCH_ANSWERS, home, nearness, settled: [5] } as const
  const cards = [
    samplePet({ id: 1 }),
    samplePet({ id: 2, place: CHILE }),
    samplePet({ id: 3, type: 'gato' }),
    samplePet({ id: 4, type: 'gato', place: CHILE }),
    samplePet({ id: 5 }),
  ]
  return partsOfCards(cards, place, null, changes).map(({ heading, cards }) => [
    heading,
    cards.map(({ id }) => id),
  ])
}

function partsOfCards(
  cards: PetCardDto[],
  place: Extract<SearchPlace, { kind: 'for-you' }>,
  type: PetType | null,
  changes: Partial<Parameters<typeof request>[0]> = {},
) {
  const asked = request({ sort: 'relevance', scope: { type, place }, ...changes })
  const result = { cards, total: cards.length, facets: {} as never, correctedText: null }
  return cardSections({ scope: { type, place }, request: asked, result, countries: COUNTRIES })
}

describe('the parts of a page for an adopter', () => {
  it('pets of other countries stand under their own heading', () => {
    expect(partsOf()).toEqual([
      [null, [1]],
      ['También en otros países', [2]],
      ['Otras mascotas en Colombia', [3]],
      ['Otras mascotas en otros países', [4]],
      ['Las que ya pediste o publicaste', [5]],
    ])
  })

  it('there are none in another order, or where nobody knows the country', () => {
    expect(partsOf({ sort: 'newest' })).toEqual([[null, [1, 2, 3, 4, 5]]])
    expect(partsOf({}, null)).toEqual([
      [null, [1, 2, 3, 4]],
      ['Las que ya pediste o publicaste', [5]],
    ])
  })
})

it.each([
  ['perro', null],
  ['ambos', null],
  ['perro', 'gato'],
  ['gato', 'otro'],
] as const)(
  'pets come in the order of their parts, each of which begins once: who wants %s sees %s',
  (wanted, type) => {
    const match = { ...MATCH_ANSWERS, type: wanted }
    const home = { cityId: 1, countryId: 'COL' } as const
    const nearness = { ranks: [], zones: [ABROAD, 0, 1, 2, 3] }
    const place = { kind: 'for-you', match, home, nearness, settled: [] } as const
    const kindOf = new Map(listKinds().map((kind) => [kind.bits, kind]))
    const cards = matchTiers(match, nearness, type, {}).flatMap(({ types, kinds, zone }) =>
      types.flatMap((one) =>
        kinds.map((bits) =>
          samplePet({ ...kindOf.get(bits), type: one, ...(zone === ABROAD && { place: CHILE }) }),
        ),
      ),
    )
    const headings = cards.map((card) => partsOfCards([card], place, type)[0]?.heading)
    const begun = headings.filter((heading, at) => heading !== headings[at - 1])
    expect(begun.length).toBeGreaterThan(1)
    expect(begun).toEqual([...new Set(begun)])
  },
)

it('each band of distance takes one of what fits, and no likeness outweighs a border', () => {
  const tiers = matchTiers(MATCH_ANSWERS, { ranks: [], zones: [4, 0, 1, 3] }, 'perro', {
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
