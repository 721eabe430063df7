import type { PetDto } from '@/lib/pets/dto'
import type { HoldDto } from '@/lib/pets/hold'
import type { PhotoDto } from '@/lib/photos/dto'
import type { CountryId, FoundationStatus, ReportStatus } from '@/lib/vocabulary'

export interface DocumentDto {
  id: number
  contentType: string
  bytes: number
  createdAt: string
}

export interface FoundationApplicationDto {
  id: number
  name: string
  mission: string | null
  status: FoundationStatus
  registeredAt: string
  decidedAt: string | null
  /** Null while undecided, or when that account is gone. */
  decidedBy: string | null
  reason: string | null
  contact: string
  email: string
  confirmed: boolean
  phone: string | null
  address: string | null
  city: string | null
  country: string | null
  countryId: CountryId | null
  petCount: number
  documents: DocumentDto[]
}

export interface WaitingPetDto {
  petId: number
  name: string
  photo: PhotoDto | null
  publisher: string
  reasons: string[]
  reportCount: number
  hold: HoldDto | null
  /** First open report, or the hold. */
  since: string
}

export interface ReportDto {
  id: number
  /** Null for signed-out visitors and the site itself. */
  account: string | null
  bySystem: boolean
  reason: string
  details: string | null
  status: ReportStatus
  createdAt: string
}

export interface PetModerationDto {
  pet: PetDto
  hold: HoldDto | null
  owner: { id: number; name: string; email: string; registeredAt: string; pets: number }
  reports: ReportDto[]
  waits: boolean
  /** Optimistic lock: a decision carries it and is refused when anything above has changed. */
  seen: string
}

/** Its text stays out: it may hold a link that signs in. */
export interface FailedMailDto {
  id: number
  recipient: string
  subject: string
  attempts: number
  error: string | null
  failedAt: string
  /** Whether the text still exists. */
  canResend: boolean
}

export interface AuditEntryDto {
  id: number
  /** Null for the command line, or when the account is gone. */
  actor: string | null
  action: string
  kind: 'foundation' | 'pet' | 'user' | 'mail'
  /** Null for several of a kind. */
  subjectId: number | null
  /** As it is called now; where it is gone as it was called then, if that is known. */
  name: string | null
  /** Whether it still exists. */
  isOpen: boolean
  /** How many it was about, where they are not named. */
  count: number | null
  /** The opened document. */
  documentId: number | null
  reason: string | null
  createdAt: string
}

export interface PendingWorkDto {
  pending: number
  pets: number
  failedMails: number
}
