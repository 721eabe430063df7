/** A repeatable source of chance: the same seed always gives the same sequence. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  /** True with the given probability (0–1). */
  chance(probability: number): boolean
  /** One of the items. Throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item
}

function hash(seed: string): number {
  let state = 1779033703 ^ seed.length
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return state >>> 0
}

/** Mulberry32: small, fast, and good enough for drawings. Not for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A source of chance that depends on nothing but `seed`. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(hash(seed))
  // Neighbouring seeds start alike: the first values are thrown away.
  for (let skipped = 0; skipped < 5; skipped++) next()
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list')
      return item
    },
  }
}
