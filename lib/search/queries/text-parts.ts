import { SHORTEST_WORD, searchWords } from '@/lib/search/tokenize'
import { matchBreedAlias, singularsOf } from '@/lib/search/words/breeds'
import { formsOf } from '@/lib/search/words/known-words'
import { fold } from '@/lib/text/text'

const MAX_PARTS = 8
/** Of `pet_texts`: where the name of a breed stands. */
const BREED_WEIGHT = 'B'

/** A word of a text, or the usual name of a breed; all parts must match. */
export interface TextPart {
  /** Folded, as typed. */
  typed: string[]
  /** What is searched for in place of a single word: its forms, itself first, or what it is a misspelling of. */
  terms: string[]
  /** Words of the names of the breeds that are meant, too. */
  breeds: string[][]
  /** The last word also begins longer ones. */
  isPrefix: boolean
}

/** At most eight parts of a text; words of less than three letters only if there are no others. */
export function partsOf(text: string): TextPart[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  const parts = new Map<string, TextPart>()
  for (let at = 0; at < words.length; ) {
    const alias = matchBreedAlias(words, at)
    const length = alias?.length ?? 1
    const typed = searchWords(words.slice(at, at + length).join(' '))
    const [only = ''] = typed
    const terms = typed.length === 1 ? [...new Set([...formsOf(only), ...singularsOf(only)])] : []
    const key = typed.join(' ')
    if (!parts.has(key)) parts.set(key, { typed, terms, breeds: alias?.breeds ?? [], isPrefix: false })
    at += length
  }
  const all = [...parts.values()]
  const long = all.filter(({ typed }) => typed.some((word) => word.length >= SHORTEST_WORD))
  const kept = (long.length > 0 ? long : all).slice(0, MAX_PARTS)
  return kept.map((part, at) => ({ ...part, isPrefix: at === kept.length - 1 }))
}

/** The parts' words, of a breed's name all of them. */
const typedQuery = ({ typed, terms, isPrefix }: TextPart, weight: string): string => {
  const label = (prefix: boolean) => (prefix || weight ? `:${prefix ? '*' : ''}${weight}` : '')
  if (terms.length > 0) return terms.map((term, at) => `'${term}'${label(isPrefix && at === 0)}`).join('|')
  return typed.map((word, at) => `'${word}'${label(isPrefix && at === typed.length - 1)}`).join('&')
}

const breedQueries = ({ breeds }: TextPart): string[] =>
  breeds.map((words) => words.map((word) => `'${word}':${BREED_WEIGHT}`).join('&'))

/** The tsquery of a part. */
export const queryOf = (part: TextPart): string =>
  `(${[typedQuery(part, ''), ...breedQueries(part)].map((one) => `(${one})`).join('|')})`

/** The tsquery of a part in the fields of one weight, or in any; as a whole word or also as the beginning of one. */
export function queryInField(part: TextPart, weight: 'A' | 'B' | 'C' | '', isPrefix: boolean): string {
  const queries = [typedQuery({ ...part, isPrefix }, weight)]
  if (weight === BREED_WEIGHT || weight === '') queries.push(...breedQueries(part))
  return queries.map((one) => `(${one})`).join('|')
}
