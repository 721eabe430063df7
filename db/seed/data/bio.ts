import type { Age, Health, Size, Tag } from '@/lib/text/vocabulary'

/** Who describes the pet: a shelter, a network of foster homes, or a family. */
export type Narrator = 'shelter' | 'network' | 'family'

/** Facts of a pet that a text claims; absent fields may have any value. */
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
  /** The text mentions the coat. */
  haired?: true
  /** Who may say this; anybody by default. */
  narrators?: readonly Narrator[]
  /** The text says that the pet has waited for months. */
  waiting?: true
}

/**
 * A description template: `[m|f]` agrees with the gender, `{nombre}` is the name. No ages means any age; tags are
 * the traits it shows.
 */
export interface Bio {
  ages: readonly Age[]
  tags: readonly Tag[]
  requires: Requirements
  text: string
}
