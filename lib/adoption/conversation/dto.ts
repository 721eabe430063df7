import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { Writing } from './policy'

/** What one side of a request may report. */
export interface ReportableDto {
  requestId: number
  /** The reader's. */
  side: Side
  /** First name of the other side, or the foundation's. */
  other: string
  pet: string
  /** Null for the whole conversation. */
  message: { id: number; body: string; at: string; isRemoved: boolean } | null
}

/** A message as one of the two sides reads it. */
export interface MessageDto {
  id: number
  side: Side
  /** Null when staff hid it. */
  body: string | null
  at: string
  /** Whether the other side has seen it. */
  read: boolean
}

/** The conversation of a request for one of its two sides. */
export interface ConversationDto {
  request: RequestDetailDto
  /** Oldest first. */
  messages: MessageDto[]
  /** Whether there are earlier ones, and later ones. */
  pages: { earlier: boolean; later: boolean }
  /** The other side's that the reader sees for the first time. */
  news: { count: number; firstId: number | null }
  /** Whether the page was fetched ahead, so that it counts as seen only once it is loaded anew. */
  isAhead: boolean
  writing: Writing
  /** Changes when the conversation does. */
  stamp: string
  ownerId: number
}
