import type { CatalogEntryDto, ColorDto } from '@/lib/catalog/dto'
import type { PetType } from '@/lib/vocabulary'

/** A breed or a colour to choose. */
export interface CatalogOption {
  id: number
  name: string
  /** Of a colour: one to three hex values. */
  swatches?: string[]
}

/** What a pet of each type may be. */
export type PetCatalog = Record<PetType, { breeds: CatalogOption[]; colors: CatalogOption[] }>

/** The part of breeds and colours that a form needs. */
export const catalogOption = ({ id, name, swatches }: CatalogEntryDto & Partial<ColorDto>): CatalogOption =>
  swatches ? { id, name, swatches } : { id, name }
