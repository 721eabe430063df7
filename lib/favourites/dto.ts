import type { PetCardDto } from '@/lib/pets/dto'

/** A favourite that does not wait for a family now, for the person whose favourite it is. */
export interface UnavailableFavouriteDto {
  id: number
  name: string
  /** Its card; null when it has no page any more. */
  card: PetCardDto | null
}
