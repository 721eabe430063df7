import type { CountryId, FoundationStatus, Role } from '@/lib/vocabulary'

/** What every page may know of the account that is signed in. */
export interface SessionAccountDto {
  id: number
  name: string
  lastName: string
  email: string
  role: Role
  photo: string | null
  countryId: CountryId | null
  /** Whether the e-mail was confirmed. */
  confirmed: boolean
  /** Null unless it is a foundation. */
  foundationStatus: FoundationStatus | null
  /** False for people who only sign in through the external provider. */
  hasPassword: boolean
  /** Signs in through the external provider, perhaps besides a password. */
  hasProvider: boolean
  sessionVersion: number
}
