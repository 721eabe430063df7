/** Small numbers for values, given out as values appear; counts by value can then be plain arrays. */
export class ValueDictionary<Value> {
  readonly values: Value[] = []
  readonly #codes = new Map<Value, number>()

  /** The number of a value, a new one if it has none yet. */
  assign(value: Value): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    this.#codes.set(value, this.values.length)
    return this.values.push(value) - 1
  }

  /** The number of a value that has one. */
  find(value: Value): number | undefined {
    return this.#codes.get(value)
  }
}
