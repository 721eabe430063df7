import type {
  AdoptionStatus,
  Age,
  Coat,
  CountryId,
  FoundationStatus,
  Gender,
  MatchType,
  PetStatus,
  Role,
  Size,
} from '@/lib/vocabulary'

/** 'Sobre Mí': what a person has told about themselves. */
export interface ProfileDto {
  name: string
  lastName: string
  email: string
  phone: string | null
  address: string | null
  photo: string | null
  countryId: CountryId | null
  country: string | null
  cityId: number | null
  city: string | null
}

/** What somebody looks for in a pet. */
export interface MatchDto {
  userId: number
  type: MatchType
  hadPet: boolean
  age: Age
  gender: Gender
  coat: Coat
  size: Size
}

/** Everything an account's owner may read of it; times are ISO strings. */
export interface AccountRecordDto {
  id: number
  name: string
  lastName: string
  email: string
  phone: string | null
  address: string | null
  role: Role
  active: boolean
  /** Null unless it is a foundation. */
  foundationStatus: FoundationStatus | null
  confirmed: boolean
  countryId: CountryId | null
  country: string | null
  cityId: number | null
  city: string | null
  /** Null unless it is a foundation. */
  hasDocument: boolean | null
  /** Gifts made, or received by a foundation. */
  donationCount: number
  match: MatchDto | null
  pets: { id: number; name: string; status: PetStatus }[]
  requests: { id: number; petId: number; status: AdoptionStatus; createdAt: string }[]
}
