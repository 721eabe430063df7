import { nearestNames } from '@/lib/search/nearest-names'
import { fold } from '@/lib/text'

/** Values as people write them: case, accents, gender, hyphens and blanks make no difference. */
const loose = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/a\b/g, 'o')

/** The value that a cell names, by itself or by its label; null for any other text. */
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

/** '' for a cell that says that nobody knows; null for any other text. */
export function findAnswer(typed: string): 'si' | 'no' | '' | null {
  const meant = plain(typed)
  if (YES.includes(meant)) return 'si'
  if (NO.includes(meant)) return 'no'
  return UNKNOWN.includes(meant) ? '' : null
}

export interface Named {
  id: number
  name: string
  /** Another name, such as a breed's international one. */
  alias?: string
}

const namesOf = ({ name, alias }: Named) => [name, ...(alias ? [alias] : [])]

/** The entry with that name, however it is written; a name in parentheses may be left out. */
export function findNamed<Entry extends Named>(entries: readonly Entry[], typed: string): Entry | null {
  const meant = plain(typed)
  const exact =
    entries.find(({ name }) => plain(name) === meant) ??
    entries.find(({ alias }) => alias !== undefined && plain(alias) === meant)
  if (exact) return exact
  const isShort = (name: string) => plain(name.replace(/\(.*?\)/g, '')) === meant
  const [short, ...others] = entries.filter((entry) => namesOf(entry).some(isShort))
  return short && others.length === 0 ? short : null
}

const MAX_SUGGESTIONS = 3
const MIN_WORD = 4

/** Up to three names that were probably meant: nearly the same letters, else a word in common. */
export function suggestNames(entries: readonly Named[], typed: string): string[] {
  const byName = new Map(entries.flatMap((entry) => namesOf(entry).map((name) => [plain(name), entry.name])))
  const near = nearestNames(byName.keys(), plain(typed)).map((name) => byName.get(name) ?? name)
  const found = near.length > 0 ? near : withSharedWord(entries, typed)
  return [...new Set(found)].slice(0, MAX_SUGGESTIONS)
}

function withSharedWord(entries: readonly Named[], typed: string): string[] {
  const wordsOf = (text: string) =>
    plain(text)
      .split(' ')
      .filter((word) => word.length >= MIN_WORD)
  const meant = wordsOf(typed)
  return entries
    .filter((entry) => wordsOf(namesOf(entry).join(' ')).some((word) => meant.includes(word)))
    .map(({ name }) => name)
}
