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
  TextIssue,
} from '@/lib/text/vocabulary'
import type { HoldDto } from './hold'
import type { PetInput } from './schema'

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

/** Picks it, so that the RSC payload carries nothing else. */
export function petCardProps({
  id,
  name,
  type,
  breed,
  age,
  gender,
  size,
  coat,
  status,
  distanceKm,
  place: { city, country },
  photo,
}: PetCardDto): PetCardProps {
  const card = { id, name, type, breed, age, gender, size, coat, status, place: { city, country } }
  return { ...card, photo: cardPhoto(photo), ...(distanceKm !== undefined && { distanceKm }) }
}

function cardPhoto(photo: PetCardDto['photo']): PetCardProps['photo'] {
  if (!photo) return null
  const { small, medium, large, width, height, blur } = photo
  return { small, medium, large, width, height, blur }
}

/** What the pictures to share and the lists of its owner show of a pet. */
export type PicturedPet = Pick<
  PetCardDto,
  'id' | 'name' | 'type' | 'breed' | 'gender' | 'size' | 'status' | 'place' | 'photo'
>

export interface OwnPetDto extends PicturedPet, Pick<PetDto, 'publishedAt' | 'health' | 'castrated'> {
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
  /** By a request that is concluded: whoever offers the pet again returns it. */
  adoptedHere: boolean
}

/** Hidden because of its text: its owner can free it. */
export type PetToCorrectDto = Pick<PicturedPet, 'id' | 'name' | 'photo'> & { textIssue: TextIssue }

export type PetToConfirmDto = PicturedPet & Pick<OwnPetDto, 'confirmedAt' | 'remindedAt' | 'paused'>

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
  extends PetInput,
    Pick<PetDto, 'id' | 'breed' | 'color' | 'status' | 'place' | 'paused'> {
  /** In order; the hash identifies a photo to keep. */
  photos: (PhotoDto & { hash: string })[]
  hold: HoldDto | null
  public: boolean
  adoptedHere: boolean
}

export interface UnavailableFavouriteDto {
  id: number
  name: string
  /** Null when it has no page any more. */
  card: PetCardDto | null
  /** Whether it has none while staff look at it. */
  held: boolean
  /** Of whoever keeps it, open or concluded. */
  requestId: number | null
}
