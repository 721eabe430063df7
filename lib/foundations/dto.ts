import type { PlaceDto } from '@/lib/catalog/dto'
import type { FoundationStatus } from '@/lib/vocabulary'

export interface FoundationBriefDto {
  id: number
  name: string
  /** Average of the reviews, one decimal; null without reviews. */
  rating: number | null
  reviewCount: number
}

/** An approved foundation as everybody may see it; its contacts are public. */
export interface FoundationDto extends FoundationBriefDto {
  email: string
  phone: string | null
  address: string | null
  mission: string | null
  /** The address of its picture, at most 400 pixels wide; relative to the site. Null until it brings one. */
  photo: string | null
  place: PlaceDto
  /** How many of its pets wait for a family now. */
  petCount: number
}

export interface ReviewDto {
  userId: number
  /** First name. */
  name: string
  comment: string
  /** 1 to 5. */
  points: number
  /** ISO time. */
  createdAt: string
}

/** Where a foundation stands with staff, for the foundation itself. */
export interface FoundationStandingDto {
  name: string
  status: FoundationStatus
  /** Why it was turned away; null while it was not. */
  rejection: string | null
  /** Whether staff wait for a document: it has brought none, or one that was not enough. */
  needsDocument: boolean
}
