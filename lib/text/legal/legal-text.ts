import type { Route } from 'next'
import type { CountryId } from '@/lib/text/vocabulary'

/** What only configuration, code or a table knows, shown after the words of its section. */
export type LegalFacts = 'responsible' | 'data' | 'cookies' | `terms-${CountryId}`

interface LegalSection {
  /** Fragment of its address. */
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  /** Where what the section tells of is done. */
  links?: readonly { label: string; href: Route }[]
  facts?: LegalFacts
}

/** One version of a legal text. A published version is never edited: a change is a new file. */
export interface LegalText {
  /** The day it applies from, also its address. */
  version: string
  /** Plain words, no sentence over 30 words. */
  summary: readonly string[]
  sections: readonly LegalSection[]
}

/** Null for a version that never existed. */
export const findVersion = (texts: readonly LegalText[], version: string): LegalText | null =>
  texts.find((text) => text.version === version) ?? null

/** A line of the table about what is kept: what for, on which basis, and how long. */
export interface DataRow {
  data: string
  purpose: string
  basis: string
  term: string
}
