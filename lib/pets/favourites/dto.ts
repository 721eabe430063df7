import type { PetCardDto } from '@/lib/pets/dto'

export interface UnavailableFavouriteDto {
  id: number
  name: string
  /** Null when it has no page any more. */
  card: PetCardDto | null
}
