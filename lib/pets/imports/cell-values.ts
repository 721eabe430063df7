import { nearestNames } from '@/lib/text/nearest-names'
import { fold } from '@/lib/text/text'

/** Case, accents, gender, hyphens and blanks make no difference. */
const loose = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/a\b/g, 'o')

/** Matches the value or its label. */
export function findValue<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  typed: string,
): Value | null {
  const meant = loose(typed)
  const entries = Object.entries(labels) as [Value, string][]
  return entries.find(([value, label]) => [value, label].some((name) => loose(name) === meant))?.[0] ?? null
}

const YES = ['si', 's', 'yes', 'verdadero', 'true', '1', 'x']
const NO = ['no', 'n', 'falso', 'false', '0']
const UNKNOWN = ['', 'no se', 'no sabe', 'sin datos', 'nose']

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** '' for "unknown", null for any other text. */
export function findAnswer(typed: string): 'si' | 'no' | '' | null {
  const meant = plain(typed)
  if (YES.includes(meant)) return 'si'
  if (NO.includes(meant)) return 'no'
  return UNKNOWN.includes(meant) ? '' : null
}

export interface Named {
  id: number
  name: string
  /** For example a breed's international name. */
  alias?: string
}

/** Built once per list: a file has a thousand rows. */
interface NameIndex {
  byName: Map<string, Named>
  /** Without a suffix in parentheses; null if ambiguous. */
  byShortName: Map<string, Named | null>
  words: Map<Named, string[]>
  /** By typed text: files repeat their mistakes. */
  suggested: Map<string, string[]>
}

const indexes = new WeakMap<readonly Named[], NameIndex>()

function indexOf(entries: readonly Named[]): NameIndex {
  const known = indexes.get(entries)
  if (known) return known
  const index: NameIndex = {
    byName: new Map(),
    byShortName: new Map(),
    words: new Map(),
    suggested: new Map(),
  }
  for (const entry of entries) index.byName.set(plain(entry.name), entry)
  for (const entry of entries) {
    const { name, alias = '' } = entry
    if (alias !== '' && !index.byName.has(plain(alias))) index.byName.set(plain(alias), entry)
    const short = plain(name.replace(/\(.*?\)/g, ''))
    index.byShortName.set(short, index.byShortName.has(short) ? null : entry)
    index.words.set(entry, wordsOf(`${name} ${alias}`))
  }
  indexes.set(entries, index)
  return index
}

/** Ignores spelling variants; a suffix in parentheses may be omitted. */
export function findNamed<Entry extends Named>(entries: readonly Entry[], typed: string): Entry | null {
  const { byName, byShortName } = indexOf(entries)
  const meant = plain(typed)
  // The index holds entries of this list alone.
  return (byName.get(meant) ?? byShortName.get(meant) ?? null) as Entry | null
}

const MAX_SUGGESTIONS = 3
const MIN_WORD = 4
const MAX_MISSPELT = 80
/** Per list: each suggestion takes time, so further mistakes get none. */
const MAX_MISTAKES = 100

const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD)

/** Up to three names that were probably meant: by edit distance, else by a common word. */
export function suggestNames(entries: readonly Named[], typed: string): string[] {
  const index = indexOf(entries)
  const meant = plain(typed)
  const known = index.suggested.get(meant)
  if (known) return known
  if (meant.length > MAX_MISSPELT || index.suggested.size >= MAX_MISTAKES) return []
  const near = nearestNames(index.byName.keys(), meant).flatMap((name) => index.byName.get(name) ?? [])
  const names = (near.length > 0 ? near : withSharedWord(index, meant)).map(({ name }) => name)
  const suggested = [...new Set(names)].slice(0, MAX_SUGGESTIONS)
  index.suggested.set(meant, suggested)
  return suggested
}

function withSharedWord({ words }: NameIndex, meant: string): Named[] {
  const typed = wordsOf(meant)
  return [...words].filter(([, own]) => own.some((word) => typed.includes(word))).map(([entry]) => entry)
}
