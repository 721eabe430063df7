import type { PetType } from '@/lib/text/vocabulary'
import type { CatalogEntryDto, ColorDto } from './dto'

export interface CatalogOption {
  id: number
  name: string
  swatches?: string[]
}

export type PetCatalog = Record<PetType, { breeds: CatalogOption[]; colors: CatalogOption[] }>

export const catalogOption = ({ id, name, swatches }: CatalogEntryDto & Partial<ColorDto>): CatalogOption =>
  swatches ? { id, name, swatches } : { id, name }
