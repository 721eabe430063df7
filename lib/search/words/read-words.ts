import type { PetType } from '@/lib/text/vocabulary'
import type { NamedRegion } from './place-reader'
import { WordReader } from './reader'
import type { WordFilters, WordKey } from './said'
import { tokensOf } from './tokens'
import type { Vocabulary } from './vocabulary'

export interface ReadWords {
  filters: WordFilters
  /** The words of each filter, in the order typed: places in `typed`. */
  wordsOf: Partial<Record<WordKey, number[]>>
  /** The words that stay text: places in `typed`. */
  rest: number[]
  /** What is neither a filter nor text: negations, ages of several bands, values that exclude each other. */
  ignored: number[]
  /** Regions that are named: no filters, as they have no list. */
  regions: NamedRegion[]
  /** All words as typed. */
  typed: string[]
  /** Folded words that were read as another: they may be names of pets. */
  corrected: string[]
}

const KEYS: readonly WordKey[] = [
  'type',
  'age',
  'size',
  'gender',
  'companion',
  'coat',
  'color',
  'city',
  'country',
]

/**
 * What the words of a search mean: filters, and the text that is left. Only what is said, see
 * tests/data/search-words/README.md. Takes any text; of a long one the first two hundred letters.
 * @param isName whether a folded word that no list knows is right as it is, for example a pet's name
 * @param species of the page that is searched, which the words need not say
 */
export function readWords(
  vocabulary: Vocabulary,
  text: string,
  isName: (word: string) => boolean = () => false,
  species: PetType | null = null,
): ReadWords {
  const tokens = tokensOf(text)
  const reader = new WordReader(vocabulary, tokens, isName, species)
  reader.read()
  const { said } = reader
  const filters: WordFilters = {}
  const wordsOf: ReadWords['wordsOf'] = {}
  for (const key of KEYS) {
    const value = said.valueOf(key)
    if (value === null) continue
    Object.assign(filters, { [key]: value })
    wordsOf[key] = said.placesOf(key)
  }
  return {
    filters,
    wordsOf,
    rest: inOrder(said.rest),
    ignored: inOrder(said.ignored),
    regions: reader.regions,
    typed: tokens.map(({ typed }) => typed),
    corrected: reader.corrected,
  }
}

const inOrder = (places: readonly number[]): number[] => [...new Set(places)].sort((a, b) => a - b)

/** 'busco LABRADOR en Quito' → 'LABRADOR' */
export const textOf = ({ typed }: ReadWords, places: readonly number[]): string =>
  [...places]
    .sort((a, b) => a - b)
    .map((at) => typed[at])
    .join(' ')
