import { isColorWord } from '@/lib/pets/imports/words/colors'
import { type BreedIndex, type BreedRow, breedIndex } from './breeds'
import { type ColorIndex, type ColorRow, colorIndex } from './colors'
import { isKnownWord } from './known-words'
import { MEANINGS } from './lexicon'
import { correctWords } from './misspelt'
import type { CityRow } from './place-words'
import { type CountryRow, type PlaceIndex, placeIndex } from './places'
import { type SpellingIndex, spellingIndex } from './spelling'

/** The catalogue's rows that words may mean. */
interface WordCatalog {
  cities: readonly CityRow[]
  countries: readonly CountryRow[]
  breeds: readonly BreedRow[]
  colors: readonly ColorRow[]
}

export interface Vocabulary {
  places: PlaceIndex
  breeds: BreedIndex
  colors: ColorIndex
  spelling: SpellingIndex
  /** Whether a folded word is right as it is: in a list, or part of a breed's name. */
  isKnown: (word: string) => boolean
}

/** Takes some milliseconds: once per catalogue. */
export function vocabularyOf(catalog: WordCatalog): Vocabulary {
  const breeds = breedIndex(catalog.breeds)
  const isKnown = (word: string) =>
    MEANINGS.has(word) ||
    isKnownWord(word) ||
    breeds.words.has(word) ||
    breeds.words.has(word.replace(/(es|s)$/, '')) ||
    isColorWord(word) ||
    /\d/.test(word)
  return {
    places: placeIndex(catalog.cities, catalog.countries),
    breeds,
    colors: colorIndex(catalog.colors),
    spelling: spellingIndex([...correctWords(), ...breeds.words.keys()]),
    isKnown,
  }
}
