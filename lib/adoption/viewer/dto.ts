import type { Route } from 'next'
import type { ViewerWaitingDto } from '@/lib/adoption/waiting/dto'
import type { StoredAnswers } from '@/lib/people/matches/dto'
import type { FoundationStatus, OpenAdoptionStatus, Role } from '@/lib/text/vocabulary'

/** Sent to that person alone. */
export interface ViewerDto {
  id: number
  name: string
  role: Role
  /** Path of a small picture. */
  photo: string | null
  confirmed: boolean
  foundationStatus: FoundationStatus | null
  profileHref: Route
  favouriteIds: number[]
  petIds: number[]
  openRequests: { id: number; petId: number; status: OpenAdoptionStatus }[]
  /** Requests that ended in an adoption. Absent in answers of the release before this part. */
  adoptions?: { id: number; petId: number }[]
  /** With stand-ins: pages of an older release read it too. */
  match: (StoredAnswers & { userId: number }) | null
  /** Absent in answers of the release before this part. */
  waiting?: ViewerWaitingDto
}
