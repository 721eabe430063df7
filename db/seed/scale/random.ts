/** Numbers that look random and are the same on every run (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** True, false or null, as in `sure[0]`, `sure[1]` and the rest of the cases. */
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

/** Draws items as often as their weights say; finding one takes a binary search. */
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

/** The first is drawn most, the others ever more rarely (Zipf). */
export const skewed = <Item>(items: readonly Item[]) => weighted(items, (_, at) => 1 / (at + 1))
