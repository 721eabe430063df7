import type { Random } from '@/db/seed/random'

/** One of the entries' values, each as likely as its weight. */
export function weighted<Value>(random: Random, entries: readonly (readonly [Value, number])[]): Value {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random.between(0, total)
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  return random.pick(entries)[0]
}

/** The items in another order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random.between(0, 1) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Hands out the allowed item that was used least so far, so that nothing repeats before all had their turn. */
export function createRotation<Item>() {
  const uses = new Map<Item, number>()
  return (random: Random, allowed: readonly Item[]): Item => {
    const least = Math.min(...allowed.map((item) => uses.get(item) ?? 0))
    const item = random.pick(allowed.filter((one) => (uses.get(one) ?? 0) === least))
    uses.set(item, least + 1)
    return item
  }
}
