import type { PetType } from '@/lib/text/vocabulary'
import type { ColumnKey } from './columns'
import { plain } from './words/plain'

/** What a foundation said that words of its sheets mean, by `acceptedKey`. */
export type AcceptedWords = ReadonlyMap<string, string>

export const NO_WORDS: AcceptedWords = new Map()

/** Of a misspelt word no more counts than its letters; breeds and colours depend on the species. */
export const acceptedKey = (key: ColumnKey, type: PetType | '', typed: string): string =>
  `${key}|${key === 'breedId' || key === 'colorId' ? type : ''}|${plain(key === 'age' ? spelled(typed) : typed)}`

/** '<1 año' and '1 año' are not one. */
const spelled = (age: string) => age.replace(/[<>~½¼¾/]/g, (mark) => ` ${MARKS[mark] ?? ''} `)
const MARKS: Readonly<Record<string, string>> = {
  '<': 'menos',
  '>': 'mas',
  '½': '1 de 2',
  '¼': '1 de 4',
  '¾': '3 de 4',
  '/': 'de',
}

/** For a city: none of its own. */
export const OWN_CITY = 'La de tu fundación'
