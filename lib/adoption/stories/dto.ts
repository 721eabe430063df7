import type { PetCardDto } from '@/lib/pets/dto'
import type { PhotoDto } from '@/lib/photos/dto'

/** A published story, as everybody reads it. Times are ISO strings. */
export interface StoryDto {
  id: number
  text: string
  /** First name of the adopter; null for whoever is not to be named. */
  name: string | null
  city: string | null
  pet: PetCardDto
  /** Whether the pet has a page. */
  petIsPublic: boolean
  /** Who gave it, where that is a foundation with a page. */
  foundation: { id: number; name: string } | null
  photos: PhotoDto[]
  publishedAt: string
}

/** A story as its adopter sees it. */
export interface OwnStoryDto {
  id: number
  requestId: number
  text: string
  name: string | null
  offeredAt: string
  publishedAt: string | null
}
