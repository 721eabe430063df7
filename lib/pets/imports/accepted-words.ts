import type { PetType } from '@/lib/text/vocabulary'
import type { ColumnKey } from './columns'
import { plain } from './words/plain'

/** What a foundation said that words of its sheets mean, by `acceptedKey`. */
export type AcceptedWords = ReadonlyMap<string, string>

export const NO_WORDS: AcceptedWords = new Map()

/** Of a misspelt word no more counts than its letters; breeds and colours depend on the species. */
export function acceptedKey(key: ColumnKey, type: PetType | '', typed: string): string {
  const marks = WITH_MARKS.has(key) ? (typed.match(MARKS) ?? []).join('') : ''
  const words = `${plain(typed)} ${marks}`.trim()
  return `${key}|${key === 'breedId' || key === 'colorId' ? type : ''}|${words}`
}

/** Where marks change what a cell says: '<1 año', 'Macho?', '❌ Sí', 'no, muerde'. */
const WITH_MARKS: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  'age',
  'gender',
  'size',
  'health',
  'castrated',
  'houseTrained',
  'specialNeeds',
  'children',
  'dogs',
  'cats',
  'status',
])
const MARKS = /[^\p{L}\p{M}\p{Nd}\s.'"()+-]/gu

/** For a city: none of its own. */
export const OWN_CITY = 'La de tu fundación'
