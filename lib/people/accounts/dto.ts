import type { MatchDto } from '@/lib/people/matches/dto'
import type { AdoptionStatus, CountryId, FoundationStatus, PetStatus, Role } from '@/lib/text/vocabulary'

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
  foundationStatus: FoundationStatus | null
  confirmed: boolean
  countryId: CountryId | null
  country: string | null
  cityId: number | null
  city: string | null
  hasDocument: boolean | null
  donationCount: number
  match: MatchDto | null
  pets: { id: number; name: string; status: PetStatus }[]
  requests: { id: number; petId: number; status: AdoptionStatus; createdAt: string }[]
}
