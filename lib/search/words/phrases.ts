import type { Coat } from '@/lib/text/vocabulary'
import { COAT_FORMS, type Meaning, meaningOf } from './lexicon'
import type { WordKey } from './said'

interface Phrase {
  /** Null for words that say nothing: 'buenas tardes'. */
  said: { key: WordKey; value: string } | null
  length: number
}

const PHRASES: readonly [RegExp, Phrase['said']][] = [
  [/^buen[oa]?s? (dia|tarde|noche)s?$/, null],
  [/^recien nacid[oa]s?$/, { key: 'age', value: 'cachorro' }],
  [/^adult[oa]s? mayor(es)?$/, { key: 'age', value: 'adulto mayor' }],
  [/^tercera edad$/, { key: 'age', value: 'adulto mayor' }],
  [/^otr[oa]s? animal(es|it[oa]s?)?$/, { key: 'type', value: 'otro' }],
  [
    /^(muy|super|extra|re|mega|ultra|hiper|bien) (grande|grandote)s?$/,
    { key: 'size', value: 'extra grande' },
  ],
  [/^(talla|porte|tamano|tamanio|raza|estatura) medi[oa]$/, { key: 'size', value: 'mediano' }],
]

/** Two words at `at` that mean more than each of them. */
export function matchPhrase(words: readonly string[], at: number): Phrase | null {
  const [first, second, third = ''] = words.slice(at)
  if (at === 0 && first === 'buenas')
    return { said: null, length: second?.match(/^(dia|tarde|noche)s?$/) ? 2 : 1 }
  // 'Sin pelo largo' is a negation.
  if (first === 'sin' && second === 'pelo' && !COAT_FORMS.has(third))
    return { said: { key: 'coat', value: 'sin pelo' }, length: 2 }
  const [, said] = PHRASES.find(([pattern]) => pattern.test(`${first} ${second}`)) ?? []
  return said === undefined ? null : { said, length: 2 }
}

const LINKS = new Set(['de', 'del', 'y', 'e'])
/** Never searched for themselves. */
const EMPTY_LABELS = /^(edad|sexo|colou?r|colores|tipo|especie)$/

/**
 * A word that announces a value at `at`: 'pelo largo', 'raza pequeña', 'color negro'.
 * @returns the coat if it is one, the end, and whether the word is text because no value follows
 */
export function matchLabel(
  words: readonly string[],
  at: number,
  isBreed: (word: string) => boolean,
): { coat: Coat | null; end: number; isText: boolean } {
  let next = at + 1
  while (
    LINKS.has(words[next] ?? '') ||
    (meaningOf(words[next] ?? '')?.kind === 'degree' && !COAT_FORMS.has(words[next] ?? ''))
  )
    next++
  const label = words[at] ?? ''
  const word = words[next] ?? ''
  const kind = meaningOf(word)?.kind
  if (/^(pel|manto)/.test(label)) {
    const coat = COAT_FORMS.get(word) ?? null
    if (coat) return { coat, end: next + 1, isText: false }
    return { coat, end: at + 1, isText: kind !== 'color' && kind !== 'label' }
  }
  const isText = !isValue(kind) && !isBreed(word) && !EMPTY_LABELS.test(label)
  return { coat: null, end: at + 1, isText }
}

const isValue = (kind: Meaning['kind'] | undefined): boolean =>
  kind !== undefined && !/^(small|text|negation|degree|label)$/.test(kind)

/**
 * The one of several words that a misspelt one may mean, if they mean the same; null for a colour without a species, and
 * for the name of a breed, which is text.
 */
export function oneMeant(words: readonly string[], hasSpecies: boolean): string | null {
  const meanings = words.map((word) => meaningOf(word))
  const isRead = (meaning: Meaning | null) => meaning !== null && (meaning.kind !== 'color' || hasSpecies)
  if (!meanings.every(isRead)) return null
  const different = new Set(meanings.map((meaning) => JSON.stringify({ ...meaning, gender: undefined })))
  return different.size === 1 ? (words[0] ?? null) : null
}
