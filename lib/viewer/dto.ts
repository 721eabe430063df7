import type { Route } from 'next'
import type { FoundationStatus, Role } from '@/lib/vocabulary'

/** What a page has to know of the person who looks at it: JSON-safe, sent to nobody else. */
export interface ViewerDto {
  id: number
  name: string
  role: Role
  photo: string | null
  /** Whether the e-mail was confirmed. */
  confirmed: boolean
  /** Null unless it is a foundation. */
  foundationStatus: FoundationStatus | null
  /** Where the avatar leads (specification, section 2). */
  profileHref: Route
  favouriteIds: number[]
  /** Every pet of theirs, whatever its status. */
  petIds: number[]
}
