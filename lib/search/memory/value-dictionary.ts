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
