import { AGES, CARES, COATS, COMPANIONS, GENDERS, SIZES } from '@/lib/vocabulary'
import type { FacetCounts, SearchFilters } from './dto'

/**
 * The six facets with few values, packed into one number per pet. Both engines count pets by that number and read all
 * six facets from it, instead of counting six times. The function `pet_traits` of the database packs them; the
 * positions below are its positions.
 */
interface Field<Value> {
  /** The bits that a pet with this value has, and which bits to look at. */
  test(value: Value): { mask: number; bits: number }
  /** What stands in the field of these traits: an index for the counts. */
  read(traits: number): number
  /** Pets per value, from pets per content of the field. */
  perValue(perContent: Uint32Array): Map<Value, number>
}

/** A field that holds the position of one value. */
function choice<Value>(values: readonly Value[], shift: number, width: number): Field<Value> {
  const full = (1 << width) - 1
  return {
    test: (value) => ({ mask: full << shift, bits: values.indexOf(value) << shift }),
    read: (traits) => (traits >> shift) & full,
    perValue: (perContent) => present(values, (_, at) => perContent[at] ?? 0),
  }
}

/** A field with one bit per value: a pet can have several of them. */
function flags<Value>(values: readonly Value[], shift: number): Field<Value> {
  const full = (1 << values.length) - 1
  return {
    test: (value) => ({
      mask: 1 << (shift + values.indexOf(value)),
      bits: 1 << (shift + values.indexOf(value)),
    }),
    read: (traits) => (traits >> shift) & full,
    perValue: (perContent) =>
      present(values, (_, at) =>
        perContent.reduce((sum, pets, content) => (content & (1 << at) ? sum + pets : sum), 0),
      ),
  }
}

function present<Value>(values: readonly Value[], count: (value: Value, at: number) => number) {
  return new Map(values.map((value, at) => [value, count(value, at)] as const).filter(([, pets]) => pets > 0))
}

const FIELDS = {
  age: choice(AGES, 0, 2),
  size: choice(SIZES, 2, 2),
  gender: choice(GENDERS, 4, 1),
  coat: choice(COATS, 5, 3),
  companion: flags(COMPANIONS, 8),
  care: flags(CARES, 11),
}

/** The number of different traits. */
export const TRAITS_SIZE = 1 << 13
/** The widest field has three bits. */
const CONTENTS = 8

type TraitFacet = keyof typeof FIELDS
const TRAIT_FACETS = Object.keys(FIELDS) as TraitFacet[]
/** Traits pass when `(traits & mask) === bits`. */
export type TraitTest = { facet: TraitFacet; mask: number; bits: number }

/** The tests of those filters of a search that look at traits. */
export function traitTests(filters: SearchFilters): TraitTest[] {
  const { age, size, gender, coat, companion, care } = filters
  return [
    ...(age ? [{ facet: 'age' as const, ...FIELDS.age.test(age) }] : []),
    ...(size ? [{ facet: 'size' as const, ...FIELDS.size.test(size) }] : []),
    ...(gender ? [{ facet: 'gender' as const, ...FIELDS.gender.test(gender) }] : []),
    ...(coat ? [{ facet: 'coat' as const, ...FIELDS.coat.test(coat) }] : []),
    ...(companion ? [{ facet: 'companion' as const, ...FIELDS.companion.test(companion) }] : []),
    ...(care ? [{ facet: 'care' as const, ...FIELDS.care.test(care) }] : []),
  ]
}

/** Calls `visit` with the traits and number of pets of every group. */
type Histogram = (visit: (traits: number, pets: number) => void) => void

/**
 * Counts the six facets: how many pets each value would leave under the other tests, and how many pass all tests.
 * @param histogram the pets that pass every filter that does not look at traits, by traits.
 */
export function countTraits(histogram: Histogram, tests: readonly TraitTest[]) {
  const fields = TRAIT_FACETS.map((facet) => ({
    facet,
    read: FIELDS[facet].read,
    perContent: new Uint32Array(CONTENTS),
  }))
  let total = 0
  histogram((traits, pets) => {
    let failed: TraitFacet | null = null
    for (const { facet, mask, bits } of tests) {
      if ((traits & mask) === bits) continue
      if (failed) return
      failed = facet
    }
    if (!failed) total += pets
    for (const { facet, read, perContent } of fields) {
      if (failed && failed !== facet) continue
      const content = read(traits)
      perContent[content] = (perContent[content] ?? 0) + pets
    }
  })
  const perContent = (facet: TraitFacet) =>
    fields.find((field) => field.facet === facet)?.perContent ?? new Uint32Array(CONTENTS)
  const facets: Pick<FacetCounts, TraitFacet> = {
    age: FIELDS.age.perValue(perContent('age')),
    size: FIELDS.size.perValue(perContent('size')),
    gender: FIELDS.gender.perValue(perContent('gender')),
    coat: FIELDS.coat.perValue(perContent('coat')),
    companion: FIELDS.companion.perValue(perContent('companion')),
    care: FIELDS.care.perValue(perContent('care')),
  }
  return { total, facets }
}
