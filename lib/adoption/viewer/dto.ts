import type { Route } from 'next'
import type { MatchDto } from '@/lib/people/matches/dto'
import type { FoundationStatus, OpenAdoptionStatus, Role } from '@/lib/text/vocabulary'

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
  petIds: number[]
  openRequests: { id: number; petId: number; status: OpenAdoptionStatus }[]
  match: MatchDto | null
}
