import { fold } from '@/lib/text/text'

export interface NamedFoundation {
  id: number
  name: string
}

const MAX_FOUNDATIONS = 3
const SHORTEST_WORD = 3

/** 'Albergue Mitad del Mundo' → 'albergue', 'mitad', 'del', 'mundo' */
const wordsOf = (text: string): string[] => {
  const words = [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])]
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  return long.length > 0 ? long : words
}

/** By the kept rows of the foundations: splitting five thousand names takes as long as a search. */
const wordsOfNames = new WeakMap<readonly NamedFoundation[], string[][]>()

function nameWords(foundations: readonly NamedFoundation[]): string[][] {
  const known = wordsOfNames.get(foundations)
  if (known) return known
  const words = foundations.map(({ name }) => wordsOf(name))
  wordsOfNames.set(foundations, words)
  return words
}

/**
 * The foundations that a text names, at most three: by their whole name, or by a part of it that is the whole text.
 * A part has two words, or one where no pet was found. Empty where more are meant equally.
 */
export function namedFoundations(
  foundations: readonly NamedFoundation[],
  { typed, text, total }: { typed: string; text: string | undefined; total: number },
): NamedFoundation[] {
  const words = new Set(wordsOf(typed))
  if (words.size === 0) return []
  // What was read as filters names only those that are called exactly so.
  const isPartEnough = text !== undefined && (words.size > 1 || total === 0)
  const whole: NamedFoundation[] = []
  const partly: NamedFoundation[] = []
  const names = nameWords(foundations)
  for (const [at, foundation] of foundations.entries()) {
    const name = names[at] ?? []
    const shared = name.filter((word) => words.has(word)).length
    if (shared === 0) continue
    if (shared === name.length && (text !== undefined || shared === words.size)) whole.push(foundation)
    else if (shared === words.size && isPartEnough) partly.push(foundation)
  }
  const named = whole.length > 0 ? whole : partly
  return named.length > MAX_FOUNDATIONS ? [] : named
}
