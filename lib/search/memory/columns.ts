import { TRAITS_SIZE } from '@/lib/search/trait-bits'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'

export interface IndexedPet {
  id: number
  /** Microseconds since 1970, exact in a double. */
  publishedAt: number
  type: PetType
  countryId: string
  cityId: number
  breedId: number
  colorId: number
  foundationId: number | null
  traits: number
}

const TYPE_SHIFT = Math.log2(TRAITS_SIZE)
/** A key holds the trait bits and, above them, the type. */
export const KEYS_SIZE = TRAITS_SIZE << 2
export const traitsOf = (key: number) => key & (TRAITS_SIZE - 1)
export const typeOf = (key: number) => PET_TYPES[key >> TYPE_SHIFT]

export class Columns {
  id = new Int32Array(0)
  publishedAt = new Float64Array(0)
  key = new Uint16Array(0)
  city = new Uint16Array(0)
  country = new Uint8Array(0)
  breed = new Uint16Array(0)
  color = new Uint16Array(0)
  foundation = new Uint32Array(0)

  readonly cities = new ValueDictionary<number>()
  readonly countries = new ValueDictionary<string>()
  readonly breeds = new ValueDictionary<number>()
  readonly colors = new ValueDictionary<number>()
  readonly foundations = new ValueDictionary<number | null>()

  readonly #free: number[] = []
  #used = 0

  add(pet: IndexedPet): number {
    const slot = this.#free.pop() ?? this.#used++
    if (slot === this.id.length) this.#grow(Math.max(1024, slot * 2))
    this.id[slot] = pet.id
    this.publishedAt[slot] = pet.publishedAt
    this.key[slot] = pet.traits | (PET_TYPES.indexOf(pet.type) << TYPE_SHIFT)
    this.city[slot] = this.cities.assign(pet.cityId)
    this.country[slot] = this.countries.assign(pet.countryId)
    this.breed[slot] = this.breeds.assign(pet.breedId)
    this.color[slot] = this.colors.assign(pet.colorId)
    this.foundation[slot] = this.foundations.assign(pet.foundationId)
    return slot
  }

  free(slot: number): void {
    this.#free.push(slot)
  }

  compare(a: number, b: number): number {
    const time = (this.publishedAt[a] ?? 0) - (this.publishedAt[b] ?? 0)
    return time !== 0 ? time : (this.id[a] ?? 0) - (this.id[b] ?? 0)
  }

  #grow(capacity: number): void {
    this.id = copyInto(new Int32Array(capacity), this.id)
    this.publishedAt = copyInto(new Float64Array(capacity), this.publishedAt)
    this.key = copyInto(new Uint16Array(capacity), this.key)
    this.city = copyInto(new Uint16Array(capacity), this.city)
    this.country = copyInto(new Uint8Array(capacity), this.country)
    this.breed = copyInto(new Uint16Array(capacity), this.breed)
    this.color = copyInto(new Uint16Array(capacity), this.color)
    this.foundation = copyInto(new Uint32Array(capacity), this.foundation)
  }
}

/** Dictionary encoding: consecutive codes for values, so that counters can be plain arrays. */
export class ValueDictionary<Value> {
  readonly values: Value[] = []
  readonly #codes = new Map<Value, number>()

  assign(value: Value): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    this.#codes.set(value, this.values.length)
    return this.values.push(value) - 1
  }

  find(value: Value): number | undefined {
    return this.#codes.get(value)
  }
}

function copyInto<Numbers extends { set(from: Numbers): void }>(target: Numbers, from: Numbers): Numbers {
  target.set(from)
  return target
}
