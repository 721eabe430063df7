import type { Position } from '@/lib/platform/geo'
import { nearestFirst } from '@/lib/search/distance'
import type { SearchPlace } from '@/lib/search/dto'
import { Columns, type IndexedPet } from './columns'

export interface IndexedCity extends Position {
  id: number
  countryId: string
}

const NONE = new Int32Array(0)

/** In-memory copy of `pet_search`, with posting lists by place. */
export class PetIndex {
  readonly columns = new Columns()
  readonly cities: readonly IndexedCity[]
  readonly #slotOf = new Map<number, number>()
  readonly #all = this.#newList()
  readonly #byCity: SlotList[] = []
  readonly #byCountry: SlotList[] = []

  constructor(cities: readonly IndexedCity[]) {
    this.cities = cities
  }

  get size(): number {
    return this.#slotOf.size
  }

  put(id: number, pet: IndexedPet | null): void {
    const old = this.#slotOf.get(id)
    if (old !== undefined) {
      for (const list of this.#listsOf(old)) list.remove(old)
      this.#slotOf.delete(id)
      this.columns.free(old)
    }
    if (!pet) return
    const slot = this.columns.add(pet)
    this.#slotOf.set(id, slot)
    for (const list of this.#listsOf(slot)) list.insert(slot)
  }

  #listsOf(slot: number): SlotList[] {
    const city = this.columns.city[slot] ?? 0
    const country = this.columns.country[slot] ?? 0
    this.#byCity[city] ??= this.#newList()
    this.#byCountry[country] ??= this.#newList()
    return [this.#all, this.#byCity[city], this.#byCountry[country]]
  }

  #newList(): SlotList {
    return new SlotList((a, b) => this.columns.compare(a, b))
  }

  slotsOf(place: SearchPlace): Int32Array {
    switch (place.kind) {
      case 'anywhere':
        return this.#all.slots
      case 'country':
        return this.#byCountry[this.columns.countries.find(place.countryId) ?? -1]?.slots ?? NONE
      case 'city':
        return this.#slotsOfCities(place.cityIds)
      case 'unknown':
        return NONE
      case 'favourites':
      case 'for-you':
        throw new Error('What depends on a person is asked of the database')
    }
  }

  #slotsOfCities(ids: readonly number[]): Int32Array {
    const lists = ids.map((id) => this.slotsOfCity(id))
    if (lists.length === 1) return lists[0] ?? NONE
    const slots = Int32Array.from(lists.flatMap((list) => [...list]))
    return slots.sort((a, b) => this.columns.compare(a, b))
  }

  slotsOfCity(id: number): Int32Array {
    return this.#byCity[this.columns.cities.find(id) ?? -1]?.slots ?? NONE
  }

  citiesOf(place: SearchPlace, from: Position): IndexedCity[] {
    const inside = this.cities.filter(
      ({ id, countryId }) =>
        place.kind === 'anywhere' ||
        (place.kind === 'country' && place.countryId === countryId) ||
        (place.kind === 'city' && place.cityIds.includes(id)),
    )
    return nearestFirst(inside, from)
  }
}

/** A sorted list of slots, oldest pet first. */
class SlotList {
  #slots = new Int32Array(4)
  #length = 0
  readonly #compare: (a: number, b: number) => number

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  /** A view that the next change invalidates. */
  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#length)
  }

  insert(slot: number): void {
    if (this.#length === this.#slots.length) this.#grow()
    const at = this.#placeOf(slot)
    this.#slots.copyWithin(at + 1, at, this.#length)
    this.#slots[at] = slot
    this.#length++
  }

  /** Call before the pet's columns change: they are the sort key. */
  remove(slot: number): void {
    const at = this.#placeOf(slot)
    if (this.#slots[at] !== slot) throw new Error(`slot ${slot} is not where it belongs`)
    this.#slots.copyWithin(at, at + 1, this.#length)
    this.#length--
  }

  /** Lower bound; checks the end first, because most pets are the newest. */
  #placeOf(slot: number): number {
    const last = this.#slots[this.#length - 1]
    if (last === undefined || this.#compare(last, slot) < 0) return this.#length
    let low = 0
    let high = this.#length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #grow(): void {
    const larger = new Int32Array(this.#slots.length * 2)
    larger.set(this.#slots)
    this.#slots = larger
  }
}
