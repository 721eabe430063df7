/** Seeded pseudo-random numbers (mulberry32). */
export interface Random {
  /** In [0, 1). */
  next(): number
  chance(probability: number): boolean
  /** True with probability `yes`, false with `no`, null otherwise. */
  maybe(yes: number, no: number): boolean | null
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    chance: (probability) => next() < probability,
    maybe(yes, no) {
      const drawn = next()
      return drawn < yes ? true : drawn < yes + no ? false : null
    },
  }
}

/** Weighted sampling in O(log n). */
export function weighted<Item>(items: readonly Item[], weightOf: (item: Item, at: number) => number) {
  const sums = new Float64Array(items.length)
  let total = 0
  items.forEach((item, at) => {
    total += weightOf(item, at)
    sums[at] = total
  })
  return (random: Random): Item => {
    const drawn = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > drawn) high = middle
      else low = middle + 1
    }
    return items[low] as Item
  }
}

/** Zipf distribution over the given order. */
export const skewed = <Item>(items: readonly Item[]) => weighted(items, (_, at) => 1 / (at + 1))
