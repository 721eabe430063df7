import type { WaitingContactDto } from '@/lib/moderation/contact/dto'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'

/** In the list of the staff desk: what was written is on its page alone, where reading is audited. */
export interface WaitingRightsDto {
  id: number
  right: DataRight
  countryId: CountryId
  receivedAt: string
  dueAt: string
  answeredAt: string | null
  isOverdue: boolean
}

export interface RightsCaseDto extends WaitingRightsDto {
  email: string
  /** What else there is of the proven e-mail: messages by the form that gave it, and other requests. */
  sameEmail: { messages: WaitingContactDto[]; requests: WaitingRightsDto[] }
  userId: number | null
  body: string
  /** When staff erased the account on this request. */
  erasedAt: string | null
  /** When staff were reminded that it waits. */
  reminders: { half: string | null; late: string | null }
  answer: string | null
  /** Null also once the account of who answered is gone. */
  answeredBy: string | null
  /** Whose block keeps an account from being deleted by whoever asks for its erasure; null where nothing does. */
  blocked: 'account' | 'listing' | null
}
