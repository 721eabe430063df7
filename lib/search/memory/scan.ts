import type { FacetCounts, SearchFilters } from '@/lib/search/dto'
import { countTraits, TRAITS_SIZE, type TraitTest, traitTests } from '@/lib/search/trait-bits'
import type { PetType } from '@/lib/text/vocabulary'
import { type Columns, KEYS_SIZE, traitsOf, typeOf, type ValueDictionary } from './columns'

/** Lists are walked one after the other, from their end unless `oldestFirst`. */
interface Walk {
  lists: readonly Int32Array[]
  oldestFirst: boolean
}

export interface ScanResult {
  total: number
  facets: FacetCounts
  ids: number[]
}

interface Range {
  offset: number
  limit: number
}

/** What new arrays are filled with. */
const UNTESTED = 0
const PASSES = 1
const FAILS_ONE = 2
const REJECTED = 3

const ANY = -1
const UNKNOWN = -2

function codeOf<Value>(codes: ValueDictionary<Value>, value: Value | undefined): number {
  return value === undefined ? ANY : (codes.find(value) ?? UNKNOWN)
}

interface ScanRequest {
  type: PetType | null
  filters: SearchFilters
  range: Range
}

/** In a single pass: a pet that fails one filter counts for that filter's facet only, one that fails two nowhere. */
export function scan(columns: Columns, { lists, oldestFirst }: Walk, request: ScanRequest): ScanResult {
  const counter = new FacetCounter(columns, request)
  for (const list of lists) {
    if (oldestFirst) for (let at = 0; at < list.length; at++) counter.visit(list[at] as number)
    else for (let at = list.length - 1; at >= 0; at--) counter.visit(list[at] as number)
  }
  return counter.result()
}

/** Slots and codes come from the columns, so every array access is in bounds. */
class FacetCounter {
  readonly #columns: Columns
  readonly #tests: readonly TraitTest[]
  readonly #range: Range
  /** Evaluates the type and trait filters once per key instead of once per pet, for keys that a list holds. */
  readonly #matches = new Uint8Array(KEYS_SIZE)
  readonly #type: PetType | null
  readonly #breed: number
  readonly #color: number
  readonly #foundation: number
  readonly #perTraits = new Uint32Array(TRAITS_SIZE)
  readonly #perBreed: Uint32Array
  readonly #perColor: Uint32Array
  readonly #perFoundation: Uint32Array
  readonly #ids: number[] = []
  #total = 0

  constructor(columns: Columns, { type, filters, range }: ScanRequest) {
    this.#columns = columns
    this.#tests = traitTests(filters)
    this.#range = range
    this.#type = type
    this.#breed = codeOf(columns.breeds, filters.breedId)
    this.#color = codeOf(columns.colors, filters.colorId)
    this.#foundation = codeOf<number | null>(columns.foundations, filters.foundationId)
    this.#perBreed = new Uint32Array(columns.breeds.values.length)
    this.#perColor = new Uint32Array(columns.colors.values.length)
    this.#perFoundation = new Uint32Array(columns.foundations.values.length)
  }

  visit(slot: number): void {
    const columns = this.#columns
    const key = columns.key[slot] as number
    const known = this.#matches[key]
    const match = known === UNTESTED ? this.#matchKey(key) : known
    if (match === REJECTED) return
    const breed = columns.breed[slot] as number
    const color = columns.color[slot] as number
    const foundation = columns.foundation[slot] as number
    const failsBreed = this.#breed !== ANY && breed !== this.#breed
    const failsColor = this.#color !== ANY && color !== this.#color
    const failsFoundation = this.#foundation !== ANY && foundation !== this.#foundation
    const failed = Number(failsBreed) + Number(failsColor) + Number(failsFoundation)
    if (failed === 0) (this.#perTraits[traitsOf(key)] as number)++
    if (match !== PASSES || failed > 1) return
    if (failed === 0 || failsBreed) (this.#perBreed[breed] as number)++
    if (failed === 0 || failsColor) (this.#perColor[color] as number)++
    if (failed === 0 || failsFoundation) (this.#perFoundation[foundation] as number)++
    if (failed === 0) this.#pick(slot)
  }

  #matchKey(key: number): number {
    let failed = this.#type !== null && typeOf(key) !== this.#type ? 2 : 0
    for (const { mask, bits } of this.#tests) if ((key & mask) !== bits) failed++
    const match = failed === 0 ? PASSES : failed === 1 ? FAILS_ONE : REJECTED
    this.#matches[key] = match
    return match
  }

  #pick(slot: number): void {
    const { offset, limit } = this.#range
    if (this.#total >= offset && this.#total < offset + limit)
      this.#ids.push(this.#columns.id[slot] as number)
    this.#total++
  }

  result(): ScanResult {
    const { breeds, colors, foundations } = this.#columns
    const { facets } = countTraits((count) => {
      for (let traits = 0; traits < TRAITS_SIZE; traits++) {
        const pets = this.#perTraits[traits] as number
        if (pets > 0) count(traits, pets)
      }
    }, this.#tests)
    return {
      total: this.#total,
      ids: this.#ids,
      facets: {
        ...facets,
        breedId: perValue(breeds, this.#perBreed),
        colorId: perValue(colors, this.#perColor),
        foundationId: perValue(foundations, this.#perFoundation),
      },
    }
  }
}

function perValue<Value>(
  codes: ValueDictionary<Value>,
  countPerCode: Uint32Array,
): Map<NonNullable<Value>, number> {
  const counts = new Map<NonNullable<Value>, number>()
  countPerCode.forEach((pets, code) => {
    const value = codes.values[code]
    if (pets > 0 && value !== undefined && value !== null) counts.set(value, pets)
  })
  return counts
}
