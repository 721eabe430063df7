import type { CountryId, FoundationStatus, Role } from '@/lib/text/vocabulary'

export interface SessionAccountDto {
  id: number
  name: string
  lastName: string
  email: string
  role: Role
  photo: string | null
  countryId: CountryId | null
  confirmed: boolean
  foundationStatus: FoundationStatus | null
  /** False for people who only sign in through OpenID Connect. */
  hasPassword: boolean
  hasProvider: boolean
  sessionVersion: number
  /** When the password was last given again in this session; staff only. */
  reauthenticatedAt: Date | null
}
