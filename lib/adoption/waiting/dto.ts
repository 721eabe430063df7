import type { Route } from 'next'
import type { OwnerTask } from '@/lib/adoption/requests/dto'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

/** A request that its reader has something to do with, or to learn from. */
export interface WaitingRequestDto {
  id: number
  /** The side that the reader is on. */
  side: Side
  status: AdoptionStatus
  /** The status before it; null for an owner. */
  previous: AdoptionStatus | null
  /** What it asks of its owner; null for an adopter, and where it is only to be read. */
  task: OwnerTask | null
  /** First name of the other side, or their foundation. */
  other: string
  pet: string
  /** Path of a small photo. */
  photo: string | null
  createdAt: string
  updatedAt: string
  unread: number
  /** When the newest unread message was written. */
  unreadAt: string | null
}

export interface WaitingDto {
  /** Requests that ask something of their owner and requests with unread messages; one that is both counts once. */
  count: number
  /** Requests that ask something of their owner. */
  unanswered: number
  /** By urgency; at most `MOST` of each side. */
  requests: WaitingRequestDto[]
}

/** What the home page opens with. */
export interface WaitingStripDto {
  text: string
  action: string
  href: Route
}

export interface ViewerWaitingDto {
  count: number
  /** As the tab of requests counts them. Absent in answers of the release before this part. */
  unanswered?: number
  strip: WaitingStripDto | null
}
