import type { Route } from 'next'
import type { FoundationStatus, Role } from '@/lib/vocabulary'

/** Sent to that person alone. */
export interface ViewerDto {
  id: number
  name: string
  role: Role
  photo: string | null
  confirmed: boolean
  foundationStatus: FoundationStatus | null
  profileHref: Route
  favouriteIds: number[]
  /** Whether the match test is answered. */
  hasMatch: boolean
  petIds: number[]
}
