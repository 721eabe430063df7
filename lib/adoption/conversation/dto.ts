import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import type { Side } from '@/lib/adoption/requests/transitions'
import type { Writing } from './policy'

export interface ReportableDto {
  requestId: number
  side: Side
  /** First name of the other side, or the foundation's. */
  other: string
  pet: string
  /** Null for the whole conversation. */
  message: { id: number; body: string; at: string; isRemoved: boolean } | null
}

export interface MessageDto {
  id: number
  side: Side
  /** Null when staff hid it. */
  body: string | null
  at: string
  read: boolean
}

/** What the two sides of a request said last. */
export interface LastWordsDto {
  /** Who wrote all of it. */
  side: Side
  /** At least one; oldest first. */
  messages: { id: number; body: string; at: string }[]
  /** How many unread messages of the other side are not among these. */
  otherUnread: number
  writing: Writing
}

export interface ConversationDto {
  request: RequestDetailDto
  /** Oldest first. */
  messages: MessageDto[]
  pages: { earlier: boolean; later: boolean }
  /** The other side's that the reader sees for the first time. */
  news: { count: number; firstId: number | null }
  /** Whether the page was fetched ahead, so that it counts as seen only once it is loaded anew. */
  isAhead: boolean
  writing: Writing
  stamp: string
  ownerId: number
}
