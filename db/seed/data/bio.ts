import type { Age, Health, Size, Tag } from '@/lib/text/vocabulary'

/** A shelter, a network of foster homes, or a family. */
export type Narrator = 'shelter' | 'network' | 'family'

/** Claims of a text; absent fields may have any value. */
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
  haired?: true
  narrators?: readonly Narrator[]
  waiting?: true
}

/** `[m|f]` agrees with the gender, `{nombre}` is the name. No ages means any age. */
export interface Bio {
  ages: readonly Age[]
  tags: readonly Tag[]
  requires: Requirements
  text: string
}
