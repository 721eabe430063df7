import { describe, expect, it } from 'vitest'
import { countTraits, kindsWithin, listKinds, traitTests } from '@/lib/search/trait-bits'

/** Bits as the database packs them: age 0–1, size 2–3, gender 4, coat 5–7, children 8, dogs 9, cats 10, care 11–12. */
const youngMale = 1
const youngFemaleGoodWithAll = 1 | (1 << 4) | (0b111 << 8)
const oldFemaleTrained = 3 | (1 << 4) | (1 << 11)

const count = (filters: Parameters<typeof traitTests>[0]) =>
  countTraits((visit) => {
    visit(youngMale, 5)
    visit(youngFemaleGoodWithAll, 3)
    visit(oldFemaleTrained, 2)
  }, traitTests(filters))

describe('countTraits', () => {
  it('without filters every pet counts for each of its values', () => {
    const { total, facets } = count({})
    expect(total).toBe(10)
    expect(facets.age).toEqual(
      new Map([
        ['joven', 8],
        ['adulto mayor', 2],
      ]),
    )
    expect(facets.companion).toEqual(
      new Map([
        ['children', 3],
        ['dogs', 3],
        ['cats', 3],
      ]),
    )
    expect(facets.care).toEqual(new Map([['house_trained', 2]]))
  })

  it('a facet ignores its own filter and applies the others', () => {
    const { total, facets } = count({ gender: 'hembra' })
    expect(total).toBe(5)
    expect(facets.gender).toEqual(
      new Map([
        ['macho', 5],
        ['hembra', 5],
      ]),
    )
    expect(facets.age).toEqual(
      new Map([
        ['joven', 3],
        ['adulto mayor', 2],
      ]),
    )
  })

  it('a pet that fails two filters counts nowhere', () => {
    const { total, facets } = count({ gender: 'hembra', companion: 'cats' })
    expect(total).toBe(3)
    expect(facets.gender).toEqual(new Map([['hembra', 3]]))
    expect(facets.age).toEqual(new Map([['joven', 3]]))
    expect(facets.companion.get('cats')).toBe(3)
  })
})

describe('kindsWithin', () => {
  it('holds the kinds that pass, or fail one filter at most', () => {
    const passing = listKinds().filter(({ age, size }) => age === 'joven' && size === 'grande')
    const nearly = listKinds().filter(({ age, size }) => age === 'joven' || size === 'grande')
    expect(kindsWithin({ age: 'joven', size: 'grande' }, 0)).toEqual(passing.map(({ bits }) => bits))
    expect(kindsWithin({ age: 'joven', size: 'grande' }, 1)).toEqual(nearly.map(({ bits }) => bits))
  })

  it('is null where filters rule no kind out', () => {
    expect(kindsWithin({ companion: 'children', breedId: 1 }, 0)).toBeNull()
    expect(kindsWithin({ age: 'joven' }, 1)).toBeNull()
  })
})
