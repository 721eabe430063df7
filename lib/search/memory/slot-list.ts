/** A sorted list of slots, oldest pet first. */
export class SlotList {
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
