import type { PetCardDto } from '@/lib/pets/dto'

export interface UnavailableFavouriteDto {
  id: number
  name: string
  /** Its card; null when it has no page any more. */
  card: PetCardDto | null
}
