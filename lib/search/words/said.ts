import type { Age, Coat, Companion, Gender, PetType, Size } from '@/lib/text/vocabulary'

/** Filters of a search and its place, by the slugs of the catalogue. */
export interface WordFilters {
  type?: PetType
  age?: Age
  size?: Size
  gender?: Gender
  companion?: Companion
  coat?: Coat
  /** Of the species' own list. */
  color?: string
  city?: string
  country?: string
}
export type WordKey = keyof WordFilters

interface Saying {
  key: WordKey
  value: string
  at: readonly number[]
}

/** What the words of a search say, one after another, and which stay text. Two values of one filter say nothing. */
export class Said {
  readonly rest: number[] = []
  readonly #ignored: number[] = []
  #sayings: Saying[] = []

  /** @param at the places of the words that say it */
  say(key: WordKey, value: string, at: readonly number[]): void {
    this.#sayings.push({ key, value, at })
  }

  valueOf(key: WordKey): string | null {
    const values = this.valuesOf(key)
    const [only] = values
    return only !== undefined && values.size === 1 ? only : null
  }

  valuesOf(key: WordKey): Set<string> {
    return new Set(this.#sayings.flatMap((one) => (one.key === key ? [one.value] : [])))
  }

  /** @returns the places of the words that said it */
  forget(key: WordKey): number[] {
    const places = this.placesOf(key)
    this.#sayings = this.#sayings.filter((one) => one.key !== key)
    return places
  }

  placesOf(key: WordKey): number[] {
    return this.#sayings.flatMap((one) => (one.key === key ? one.at : []))
  }

  keep(at: number): void {
    this.rest.push(at)
  }

  /** Neither a filter nor text: the page says so. */
  ignore(at: readonly number[]): void {
    this.#ignored.push(...at)
  }

  /** The places of what was ignored, and of values that exclude each other; male or female is no matter. */
  get ignored(): number[] {
    const keys = new Set(this.#sayings.map(({ key }) => key))
    const several = [...keys].filter((key) => key !== 'gender' && this.valuesOf(key).size > 1)
    return [...this.#ignored, ...several.flatMap((key) => this.placesOf(key))]
  }

  drop(at: number): void {
    const place = this.rest.indexOf(at)
    if (place >= 0) this.rest.splice(place, 1)
  }
}

export const range = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, offset) => from + offset)
