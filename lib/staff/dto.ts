import type { CountryId, FoundationStatus } from '@/lib/vocabulary'

/** A paper that a foundation brought; its content is only at the staff desk. */
export interface DocumentDto {
  id: number
  contentType: string
  bytes: number
  /** ISO time. */
  createdAt: string
}

/** All that staff know of a foundation when they decide about it. Times are ISO strings. */
export interface FoundationCaseDto {
  id: number
  name: string
  mission: string | null
  status: FoundationStatus
  registeredAt: string
  decidedAt: string | null
  /** Who decided; null while nobody has, or when that account is gone. */
  decidedBy: string | null
  reason: string | null
  /** Who runs the account. */
  contact: string
  email: string
  /** Whether the address was confirmed. */
  confirmed: boolean
  phone: string | null
  address: string | null
  city: string | null
  country: string | null
  countryId: CountryId | null
  petCount: number
  documents: DocumentDto[]
}

/** A mail that could not be sent. Its text stays out: it may hold a link that signs in. */
export interface FailedMailDto {
  id: number
  recipient: string
  subject: string
  attempts: number
  error: string | null
  failedAt: string
}

export interface AuditEntryDto {
  id: number
  /** Null when it was done from the command line, or the account is gone. */
  actor: string | null
  action: string
  subject: string
  detail: unknown
  createdAt: string
}

/** What waits for staff. */
export interface WorkDto {
  pending: number
  failedMails: number
}
