import type { MatchDto } from '@/lib/people/matches/dto'
import type { AdoptionStatus, CountryId, FoundationStatus, PetStatus, Role } from '@/lib/text/vocabulary'

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
