import type { CityDto } from '@/lib/platform/catalog/dto'
import { fold } from '@/lib/text/text'
import { SHORT_FORMS } from './nicknames'

export type CityRow = Pick<CityDto, 'name' | 'slug' | 'region' | 'countryId'>

/** Words in names of places that people leave out. */
export const LINKS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'd'])

export const nameWords = (name: string): string[] => fold(name).match(/[a-z0-9]+/g) ?? []
export const list = (names: string | undefined): string[] =>
  names?.split(',').map((name) => name.trim()) ?? []
export const inFull = (words: readonly string[]): string[] => words.map((word) => SHORT_FORMS[word] ?? word)
