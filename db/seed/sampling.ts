import type { Random } from './random'

export function weighted<Value>(random: Random, entries: readonly (readonly [Value, number])[]): Value {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random.between(0, total)
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  return random.pick(entries)[0]
}

/** O(log n). */
export function weightedSampler<Item>(
  items: readonly Item[],
  weightOf: (item: Item, at: number) => number,
): (random: Random) => Item {
  const sums = new Float64Array(items.length)
  let total = 0
  items.forEach((item, at) => {
    total += weightOf(item, at)
    sums[at] = total
  })
  return (random) => {
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

export const zipfSampler = <Item>(items: readonly Item[]) => weightedSampler(items, (_, at) => 1 / (at + 1))

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Picks the least used of the allowed items. */
export function createRotation<Item>() {
  const uses = new Map<Item, number>()
  return (random: Random, allowed: readonly Item[]): Item => {
    const least = Math.min(...allowed.map((item) => uses.get(item) ?? 0))
    const item = random.pick(allowed.filter((one) => (uses.get(one) ?? 0) === least))
    uses.set(item, least + 1)
    return item
  }
}
