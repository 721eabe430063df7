import { editDistance } from './nearest-names'
import { fold } from './text'

interface Entry<Item> {
  item: Item
  words: string[]
}

/** Names by their words, for `likeliest`. */
export interface LikenessIndex<Item> {
  entries: Entry<Item>[]
  weights: Map<string, number>
}

const WORD = /[\p{L}\p{N}]+/gu
const MIN_WORD = 3
/** Far more than a name has. */
const MAX_WORDS = 12
/** Below, a name has too little in common with what was typed. */
const MIN_LIKENESS = 0.3

/** Folded words of a name without gender and plural in -a, -as: 'Criolla' and 'Criollo' are one word. */
const wordsOf = (text: string): string[] =>
  [...new Set(fold(text).match(WORD) ?? [])]
    .filter((word) => word.length >= MIN_WORD)
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/as?$/, 'o'))

/** Weighs words by how rare they are among all names. @param spellings each item with all of its names */
export function likenessIndex<Item>(
  spellings: Iterable<{ item: Item; names: readonly string[] }>,
): LikenessIndex<Item> {
  const entries = [...spellings].flatMap(({ item, names }) =>
    names.map((name) => ({ item, words: wordsOf(name) })),
  )
  const counts = new Map<string, number>()
  for (const { words } of entries) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weights = new Map([...counts].map(([word, count]) => [word, 1 / (1 + Math.log(count))]))
  return { entries, weights }
}

/** Items whose names share most of the text's words, misspelt ones included, best first; rare words weigh more. @param most how many */
export function likeliest<Item>(
  { entries, weights }: LikenessIndex<Item>,
  typed: string,
  most: number,
): Item[] {
  const words = wordsOf(typed)
  const weightOf = (word: string) => weights.get(word) ?? 1
  const own = words.reduce((sum, word) => sum + weightOf(word), 0)
  if (own === 0) return []
  const likeness = new Map<string, number>()
  const isLike = (a: string, b: string) => {
    const key = `${a} ${b}`
    const known = likeness.get(key)
    if (known !== undefined) return known
    const value = wordLikeness(a, b)
    likeness.set(key, value)
    return value
  }
  const best = new Map<Item, number>()
  for (const { item, words: names } of entries) {
    let shared = 0
    let total = own
    for (const name of names) {
      shared +=
        2 * Math.max(0, ...words.map((word) => isLike(word, name) * Math.min(weightOf(word), weightOf(name))))
      total += weightOf(name)
    }
    const score = shared / total
    if (score >= MIN_LIKENESS && score > (best.get(item) ?? 0)) best.set(item, score)
  }
  return [...best]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([item]) => item)
}

/** 1 for the same word, less for a misspelt or longer one, 0 for another. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const shorter = Math.min(a.length, b.length)
  if (shorter < MIN_WORD) return 0
  const edits = editDistance(a, b, 2)
  if (edits === 1) return shorter > MIN_WORD ? 0.85 : 0.6
  if (edits === 2 && shorter >= 6) return 0.7
  return shorter > MIN_WORD && (a.startsWith(b) || b.startsWith(a)) ? 0.6 : 0
}
