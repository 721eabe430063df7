import type { PlaceDto } from '@/lib/catalog/dto'
import type { FoundationBriefDto } from '@/lib/foundations/dto'
import type { PhotoDto } from '@/lib/photos/dto'
import type { Age, Coat, Gender, Health, PetStatus, PetType, Size, Tag } from '@/lib/vocabulary'
import type { HoldDto } from './hold'

/** What a card shows. Times are ISO strings, also straight from SQL, because cards are cached as JSON. */
export interface PetCardDto {
  id: number
  name: string
  type: PetType
  breed: string
  age: Age
  gender: Gender
  size: Size
  status: PetStatus
  place: PlaceDto
  /** Main picture; null shows the neutral placeholder. */
  photo: PhotoDto | null
  publishedAt: string
  /** Whole kilometres from the position asked for; only when sorted by distance. */
  distanceKm?: number
}

/** A pet in its owner's list. */
export interface OwnPetDto
  extends Pick<
    PetCardDto,
    'id' | 'name' | 'type' | 'breed' | 'gender' | 'size' | 'status' | 'place' | 'photo' | 'publishedAt'
  > {
  /** Whether it has a page that everybody can open. */
  public: boolean
  /** When its owner last said that it still waits. */
  confirmedAt: string
  /** Nobody has confirmed it for too long: it is in no list. */
  paused: boolean
  /** Set while staff review it and nobody else sees it. */
  hold: HoldDto | null
  views: number
  /** Adoption requests that are neither declined nor withdrawn. */
  requests: number
}

export interface PetDto extends PetCardDto {
  breedId: number
  /** As breed lists of other languages have it. */
  breedInternationalName: string
  colorId: number
  color: string
  /** The wider group of shades. */
  colorGroup: string
  coat: Coat
  health: Health
  castrated: boolean
  houseTrained: boolean | null
  specialNeeds: boolean | null
  goodWith: { children: boolean | null; dogs: boolean | null; cats: boolean | null }
  description: string
  tags: Tag[]
  photos: PhotoDto[]
  statusChangedAt: string
  confirmedAt: string
  /** Nobody has confirmed the listing for too long: it has its page and is in no list. */
  paused: boolean
  /** The owner as the public may know it: by first name, and never a person's contacts. */
  owner: { id: number; role: 'user' | 'fundation'; name: string }
  foundation: FoundationBriefDto | null
}

/** Everything that the form of a pet shows, for its owner alone. */
export interface EditablePetDto
  extends Pick<
    PetDto,
    | 'id'
    | 'name'
    | 'type'
    | 'breedId'
    | 'breed'
    | 'colorId'
    | 'color'
    | 'age'
    | 'gender'
    | 'size'
    | 'coat'
    | 'health'
    | 'castrated'
    | 'houseTrained'
    | 'specialNeeds'
    | 'description'
    | 'tags'
    | 'status'
    | 'place'
    | 'paused'
  > {
  children: boolean | null
  dogs: boolean | null
  cats: boolean | null
  /** Sent back with the form: of two people who edit at once, the second learns of it. */
  version: number
  /** In their order; the hash names a photo that is kept. */
  photos: (PhotoDto & { hash: string })[]
  /** Set while staff review it and nobody else sees it. */
  hold: HoldDto | null
  /** Whether it has a page that everybody can open. */
  public: boolean
}
