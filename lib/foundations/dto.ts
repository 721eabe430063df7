import type { PictureDto } from '@/lib/photos/dto'
import type { PlaceDto } from '@/lib/platform/catalog/dto'
import type { Home } from '@/lib/text/time-zones'
import type { FoundationStatus, WeekHours } from '@/lib/text/vocabulary'

export interface FoundationBriefDto {
  id: number
  name: string
  /** Relative to the site; null until one is uploaded. */
  photo: PictureDto | null
  /** Average of the visible reviews, unrounded: whoever rounds a rounded one is half a star off. Null without reviews. */
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

interface FoundationProfileDto {
  postcode: string | null
  state: string | null
  hours: WeekHours | null
  website: string | null
  instagram: string | null
  facebook: string | null
  tiktok: string | null
  /** One step per line. */
  adoptionPolicy: string | null
  adoptionUrl: string | null
}

export interface FoundationPageDto extends FoundationDto {
  profile: FoundationProfileDto
  verifiedAt: string | null
}

export interface OwnFoundationDto extends FoundationProfileDto {
  name: string
  /** Waits for staff. */
  proposedName: string | null
  status: FoundationStatus
  verifiedAt: string | null
  mission: string | null
  address: string | null
  city: string | null
  region: string | null
  /** By whose clock its page dates it. */
  home: Home
  phone: string | null
}

/** What a foundation can prepare while it waits for its approval. */
export interface FirstStepsDto {
  status: Exclude<FoundationStatus, 'aprobada'>
  needsDocument: boolean
  /** When the newest document came; null without one. */
  documentAt: string | null
  hasStory: boolean
  hasPhoto: boolean
  hasHours: boolean
  /** How many days the reviews of the last months took, the median; null where too few are known. */
  reviewDays: number | null
}

export interface ApplicationStatusDto {
  name: string
  status: FoundationStatus
  rejection: string | null
  /** Whether a document is awaited: none was submitted, or the last one was rejected. */
  needsDocument: boolean
  hasDocument: boolean
}
