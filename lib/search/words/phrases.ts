import type { Coat } from '@/lib/text/vocabulary'
import { wordsOf } from './inflect'
import { COAT_FORMS, isValue, type Meaning, meaningOf } from './lexicon'
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
  [/^(de|pocos|unos) (meses|mesecitos|semanas|dias)$/, { key: 'age', value: 'cachorro' }],
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

const ARTICLES = new Set(wordsOf('el la los las'))
/** What has a colour or size of its own: 'collar rojo', 'ojos azules', 'casa chica'. */
const THINGS = new Set(
  wordsOf(
    `collar correa arnes ropa chaleco panuelo lazo bozal placa cama juguete ojo ojos ojitos mirada nariz lengua casa casita depa depto departamento
    apartamento patio jardin finca`,
  ),
)

/** Whether a value at a place describes a thing or a place that nobody knows, and no pet: 'en Rojas', 'con collar rojo'. */
export function saysNoPet({ kind }: Meaning, words: readonly string[], at: number): boolean {
  if (kind !== 'color' && kind !== 'size' && kind !== 'coat') return false
  const before = at - (ARTICLES.has(words[at - 1] ?? '') ? 2 : 1)
  return words[before] === 'en' || THINGS.has(words[at - 1] ?? '')
}

/** What counts or limits animals says no more than their name: 'solo perros', 'dos gatos', '3 conejos'. */
export const isCount = (words: readonly string[], at: number): boolean =>
  /^(solo|solamente|unicamente|dos|tres|cuatro|cinco|varios|varias|\d)$/.test(words[at] ?? '') &&
  meaningOf(words[at + 1] ?? '')?.kind === 'species'
