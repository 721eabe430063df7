import type { Age, Health, Size, Tag } from '@/lib/vocabulary'

/** Who gives the pet away: a foundation with premises, one that works with temporary homes, or a family. */
export type Teller = 'shelter' | 'network' | 'family'

/** What a record has to say for a text to be true of it; absent fields are free. */
export interface Requirements {
  houseTrained?: boolean
  specialNeeds?: boolean
  castrated?: boolean
  health?: Health
  children?: boolean
  dogs?: boolean
  cats?: boolean
  sizes?: readonly Size[]
  breeds?: readonly string[]
  /** The text speaks of the coat, so there has to be one. */
  haired?: true
  /** Who could tell it. Absent: anybody. */
  tellers?: readonly Teller[]
  /** The text says that the pet has waited for months. */
  waiting?: true
}

/**
 * A text about a pet. `[m|f]` agrees with its gender, `{nombre}` is its name; no ages means any age;
 * tags are the traits that the text shows.
 */
export interface Bio {
  ages: readonly Age[]
  tags: readonly Tag[]
  requires: Requirements
  text: string
}
