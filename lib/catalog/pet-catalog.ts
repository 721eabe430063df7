import type { CatalogEntryDto, ColorDto } from '@/lib/catalog/dto'
import type { PetType } from '@/lib/vocabulary'

export interface CatalogOption {
  id: number
  name: string
  swatches?: string[]
}

export type PetCatalog = Record<PetType, { breeds: CatalogOption[]; colors: CatalogOption[] }>

export const catalogOption = ({ id, name, swatches }: CatalogEntryDto & Partial<ColorDto>): CatalogOption =>
  swatches ? { id, name, swatches } : { id, name }
