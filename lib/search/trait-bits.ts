import {
  AGES,
  type Age,
  CARES,
  COATS,
  COMPANIONS,
  type Coat,
  GENDERS,
  type Gender,
  SIZES,
  type Size,
} from '@/lib/text/vocabulary'
import type { FacetCounts, SearchFilters } from './dto'

/**
 * A bit field. The six facets with few values are packed into one number per pet, so that one grouping counts them all.
 * The SQL function `pet_traits` uses the same positions.
 */
interface Field<Value> {
  test(value: string): { mask: number; bits: number }
  read(traits: number): number
  perValue(perContent: Uint32Array): Map<Value, number>
}

function choice<Value extends string>(values: readonly Value[], shift: number, width: number): Field<Value> {
  const full = (1 << width) - 1
  return {
    test: (value) => ({ mask: full << shift, bits: placeIn(values, value) << shift }),
    read: (traits) => (traits >> shift) & full,
    perValue: (perContent) => present(values, (_, at) => perContent[at] ?? 0),
  }
}

function flags<Value extends string>(values: readonly Value[], shift: number): Field<Value> {
  const full = (1 << values.length) - 1
  return {
    test: (value) => {
      const bit = 1 << (shift + placeIn(values, value))
      return { mask: bit, bits: bit }
    },
    read: (traits) => (traits >> shift) & full,
    perValue: (perContent) =>
      present(values, (_, at) =>
        perContent.reduce((sum, pets, content) => (content & (1 << at) ? sum + pets : sum), 0),
      ),
  }
}

const placeIn = (values: readonly string[], value: string) => values.indexOf(value)

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

export const TRAITS_SIZE = 1 << 13

/** The bits of the four traits that every pet has exactly one value of. */
export const KIND_MASK = 0xff

export interface Kind {
  bits: number
  age: Age
  size: Size
  gender: Gender
  coat: Coat
}

export function listKinds(): Kind[] {
  return AGES.flatMap((age) =>
    SIZES.flatMap((size) =>
      GENDERS.flatMap((gender) =>
        COATS.map((coat) => {
          const tests = traitTests({ age, size, gender, coat })
          return { bits: tests.reduce((bits, test) => bits | test.bits, 0), age, size, gender, coat }
        }),
      ),
    ),
  )
}

/** The widest field has three bits. */
const CONTENTS = 8

type TraitFacet = keyof typeof FIELDS
const TRAIT_FACETS = Object.keys(FIELDS) as TraitFacet[]
export type TraitTest = { facet: TraitFacet; mask: number; bits: number }

export function traitTests(filters: SearchFilters): TraitTest[] {
  return TRAIT_FACETS.flatMap((facet) => {
    const value = filters[facet]
    return value ? [{ facet, ...FIELDS[facet].test(value) }] : []
  })
}

const KIND_FACETS: readonly TraitFacet[] = ['age', 'size', 'gender', 'coat']
const KINDS = listKinds().map(({ bits }) => bits)

/**
 * The kinds (`traits & KIND_MASK`) that fail at most so many of the filters for age, size, gender and coat. Null when
 * that is every kind.
 */
export function kindsWithin(filters: SearchFilters, failures: 0 | 1): number[] | null {
  const tests = traitTests(filters).filter(({ facet }) => KIND_FACETS.includes(facet))
  if (tests.length <= failures) return null
  return KINDS.filter((kind) => tests.filter(({ mask, bits }) => (kind & mask) !== bits).length <= failures)
}

/** All tests of the filters as one: passes when `(traits & traitMask) === traitBits`. */
export function packTraits(filters: SearchFilters): { traitMask: number; traitBits: number } {
  const tests = traitTests(filters)
  return {
    traitMask: tests.reduce((mask, test) => mask | test.mask, 0),
    traitBits: tests.reduce((bits, test) => bits | test.bits, 0),
  }
}

type Histogram = (visit: (traits: number, pets: number) => void) => void

/** Each facet ignores its own test. @param histogram pets per trait word, after all other filters */
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
