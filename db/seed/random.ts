/** The same seed gives the same sequence. Not for secrets. */
export interface Random {
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  chance(probability: number): boolean
  /** Else null. */
  maybe(yes: number, no: number): boolean | null
  /** @throws Error on an empty list. */
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    maybe(yes, no) {
      const drawn = next()
      return drawn < yes ? true : drawn < yes + no ? false : null
    },
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list')
      return item
    },
  }
}

export function randomFrom(seed: string): Random {
  const random = createRandom(hash(seed))
  // Similar seeds start alike, so the first values are discarded.
  for (let skipped = 0; skipped < 5; skipped++) random.next()
  return random
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function hash(seed: string): number {
  let state = 1779033703 ^ seed.length
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return state >>> 0
}
