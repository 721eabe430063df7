import type { CountryId, FoundationStatus, Role } from '@/lib/text/vocabulary'

export interface SessionAccountDto {
  id: number
  name: string
  lastName: string
  email: string
  role: Role
  /** Hash of a stored picture. */
  photo: string | null
  countryId: CountryId | null
  confirmed: boolean
  foundationStatus: FoundationStatus | null
  hasPassword: boolean
  hasProvider: boolean
  sessionVersion: number
  /** Only staff give their password again. */
  reauthenticatedAt: Date | null
}
