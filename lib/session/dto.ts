import type { CountryId, FoundationStatus, Role } from '@/lib/vocabulary'

/** The account behind a session, as pages see it. */
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
  /** False for people who only sign in through OpenID Connect. */
  hasPassword: boolean
  /** Has an OpenID Connect identity, perhaps besides a password. */
  hasProvider: boolean
  sessionVersion: number
}
