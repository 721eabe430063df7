import type { PetDto } from '@/lib/pets/dto'
import type { HoldDto } from '@/lib/pets/hold'
import type { PhotoDto } from '@/lib/photos/dto'
import type { CountryId, FoundationStatus, ReportStatus } from '@/lib/vocabulary'

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

/** A listing that waits for staff, because people reported it or because it is held. Times are ISO strings. */
export interface WaitingPetDto {
  petId: number
  name: string
  photo: PhotoDto | null
  /** Who published it: a foundation's name, or a person's. */
  publisher: string
  /** Of the open reports, without repetition; as the database holds them. */
  reasons: string[]
  reportCount: number
  /** Null while everybody sees it. */
  hold: HoldDto | null
  /** When the first open report came, or since when it is held. */
  since: string
}

/** A report as staff read it. */
export interface ReportDto {
  id: number
  /** An account's name; null where somebody without an account, or the site itself, reported. */
  account: string | null
  bySystem: boolean
  reason: string
  details: string | null
  status: ReportStatus
  createdAt: string
}

/** All that staff know of a listing when they decide about it. */
export interface PetCaseDto {
  pet: PetDto
  hold: HoldDto | null
  owner: { id: number; name: string; email: string; registeredAt: string; pets: number }
  /** The open ones first, each part with the latest first. */
  reports: ReportDto[]
  /** Whether there is anything to decide. */
  waits: boolean
  /** Stands for everything above: a decision carries it, and is refused when the listing has changed since. */
  seen: string
}

/** A mail that could not be sent. Its text stays out: it may hold a link that signs in. */
export interface FailedMailDto {
  id: number
  recipient: string
  subject: string
  attempts: number
  error: string | null
  failedAt: string
  /** Whether its text is still there. */
  canResend: boolean
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
  /** Listings that were reported or are held. */
  pets: number
  failedMails: number
}
