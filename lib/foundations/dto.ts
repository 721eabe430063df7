import type { PlaceDto } from '@/lib/catalog/dto'
import type { PictureDto } from '@/lib/photos/dto'
import type { FoundationStatus } from '@/lib/vocabulary'

export interface FoundationBriefDto {
  id: number
  name: string
  /** Relative to the site; null until one is uploaded. */
  photo: PictureDto | null
  /** Average of the visible reviews, one decimal; null without reviews. */
  rating: number | null
  reviewCount: number
}

export interface FoundationDto extends FoundationBriefDto {
  email: string
  phone: string | null
  address: string | null
  mission: string | null
  place: PlaceDto
  petCount: number
}

export interface ApplicationStatusDto {
  name: string
  status: FoundationStatus
  rejection: string | null
  /** Whether a document is awaited: none was submitted, or the last one was rejected. */
  needsDocument: boolean
}
