import type { ContactKind, ContactStatus, CountryId } from '@/lib/text/vocabulary'

/** In the list of the staff desk: what was written is on its page alone, where reading is audited. */
export interface WaitingContactDto {
  id: number
  kind: ContactKind
  name: string
  countryId: CountryId | null
  status: ContactStatus
  createdAt: string
}

export interface ContactMessageDto extends WaitingContactDto {
  email: string
  userId: number | null
  message: string
  answer: string | null
  decidedAt: string | null
  /** Null also once the account of who decided is gone. */
  decidedBy: string | null
}
