import type { FoundationBriefDto } from '@/lib/foundations/dto'
import type { PhotoDto } from '@/lib/photos/dto'
import type { PlaceDto } from '@/lib/platform/catalog/dto'
import type {
  Age,
  Coat,
  Gender,
  Health,
  PetStatus,
  PetType,
  RequestsFrom,
  Size,
  Tag,
} from '@/lib/text/vocabulary'
import type { HoldDto } from './hold'

/** Times are ISO strings even from SQL: cards are cached as JSON. */
export interface PetCardDto {
  id: number
  name: string
  type: PetType
  breed: string
  age: Age
  gender: Gender
  size: Size
  coat: Coat
  status: PetStatus
  place: PlaceDto
  photo: PhotoDto | null
  publishedAt: string
  /** Only when sorted by distance. */
  distanceKm?: number
}

/** The part of a `PetCardDto` that a card needs, its match badge included. It is serialised once per card: docs/decisions/0030. */
export interface PetCardProps
  extends Pick<
    PetCardDto,
    'id' | 'name' | 'type' | 'breed' | 'age' | 'gender' | 'size' | 'coat' | 'status' | 'distanceKm'
  > {
  place: Pick<PlaceDto, 'city' | 'country'>
  photo: Omit<PhotoDto, 'preview'> | null
}

export interface OwnPetDto
  extends Pick<
      PetCardDto,
      'id' | 'name' | 'type' | 'breed' | 'gender' | 'size' | 'status' | 'place' | 'photo' | 'publishedAt'
    >,
    Pick<PetDto, 'health' | 'castrated'> {
  code: string | null
  /** Whether it has a page; see docs/pet-life-cycle.md. */
  public: boolean
  confirmedAt: string
  /** When its owner was last asked to confirm it; null since the confirmation. */
  remindedAt: string | null
  paused: boolean
  hold: HoldDto | null
  views: number
  favourites: number
  requests: number
  acceptedRequest: number | null
}

export interface PetDto extends PetCardDto {
  breedId: number
  breedInternationalName: string
  colorId: number
  color: string
  colorGroup: string
  health: Health
  castrated: boolean
  houseTrained: boolean | null
  specialNeeds: boolean | null
  goodWith: { children: boolean | null; dogs: boolean | null; cats: boolean | null }
  description: string
  tags: Tag[]
  photos: PhotoDto[]
  statusChangedAt: string
  /** The last change of what visitors read, as sitemaps say it. */
  updatedAt: string
  confirmedAt: string
  paused: boolean
  owner: { id: number; role: 'user' | 'fundation'; name: string }
  foundation: FoundationBriefDto | null
  /** The owner's choice for all their pets. */
  requestsFrom: RequestsFrom
}

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
  /** In order; the hash identifies a photo to keep. */
  photos: (PhotoDto & { hash: string })[]
  hold: HoldDto | null
  public: boolean
}
