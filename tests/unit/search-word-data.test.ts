import { describe, expect, it } from 'vitest'
import { CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { fold } from '@/lib/text/text'
import { AGES, COATS, COMPANIONS, GENDERS, PET_TYPES, SIZES } from '@/lib/text/vocabulary'
import heldOut from '@/tests/data/search-words/held-out.json'
import known from '@/tests/data/search-words/known.json'

interface Example {
  country: string
  query: string
  filters: Readonly<Record<string, string | undefined>>
  text: string[]
}

const examples: Example[] = [...known, ...heldOut]
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)
const VALUES: Readonly<Record<string, readonly string[]>> = {
  type: PET_TYPES,
  city: slugs(CITIES),
  country: slugs(COUNTRIES),
  age: AGES,
  size: SIZES,
  gender: GENDERS,
  companion: COMPANIONS,
  coat: COATS,
  color: slugs(COLORS),
}
const wordsOf = (query: string): string[] => fold(query).match(/[a-z0-9]+/g) ?? []

/** Numbers, not queries: whoever builds the search must not read those held out in a failing test. */
const numbersOf = (isWrong: (example: Example) => boolean) =>
  examples.flatMap((example, at) => (isWrong(example) ? at : []))

describe('the searches that people type', () => {
  it.each(['AR', 'CL', 'CO', 'EC', 'PE'])('a hundred are of %s, a third of them held out', (country) => {
    const own = (rows: readonly Example[]) => rows.filter((row) => row.country === country).length
    expect(own(examples)).toBe(100)
    expect([33, 34]).toContain(own(heldOut))
  })

  it('each is there once, whatever its case and accents', () => {
    const typed = examples.map(({ query }) => wordsOf(query).join(' '))
    expect(numbersOf(({ query }) => !query.trim())).toEqual([])
    expect(typed.flatMap((query, at) => (typed.indexOf(query) === at ? [] : at))).toEqual([])
  })

  it('filters have the names and values of the search', () => {
    const isUnknown = ([key, value]: [string, string | undefined]) => !VALUES[key]?.includes(value ?? '')
    expect(numbersOf(({ filters }) => Object.entries(filters).some(isUnknown))).toEqual([])
  })

  it('a colour is one of the species that was said, and there is one place at most', () => {
    const isWrong = ({ filters: { type, color, city, country } }: Example) =>
      (color !== undefined && !COLORS.some((one) => one.type === type && one.slug === color)) ||
      (city !== undefined && country !== undefined)
    expect(numbersOf(isWrong)).toEqual([])
  })

  it('the rest of a search has only words that were typed, in their order', () => {
    const isWrong = ({ query, text }: Example) => {
      const typed = wordsOf(query)
      const places = text.map((word) => typed.indexOf(word))
      return places.some((place, at) => place <= (places[at - 1] ?? -1))
    }
    expect(numbersOf(isWrong)).toEqual([])
  })
})
