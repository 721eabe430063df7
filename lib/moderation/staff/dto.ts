import type { Side } from '@/lib/adoption/requests/transitions'
import type { PetDto } from '@/lib/pets/dto'
import type { HoldDto } from '@/lib/pets/hold'
import type { PhotoDto } from '@/lib/photos/dto'
import type {
  AdoptionStatus,
  CountryId,
  FoundationStatus,
  Gender,
  KeptCaseKind,
  PetStatus,
  ReportStatus,
} from '@/lib/text/vocabulary'

/** Of an account: whether what it publishes is seen, else why not. */
export type Standing = 'public' | 'unapproved' | 'suspended' | 'blocked' | 'closed'

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
  proposedName: string | null
  proposedSeen: string | null
  status: FoundationStatus
  standing: Standing
  /** Optimistic lock: a decision carries it and is refused when anything here has changed. */
  seen: string
  registeredAt: string
  /** While it is pending: of its last document, or of the name that it proposed. */
  waitsSince: string
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
  kind: 'pet'
  petId: number
  name: string
  photo: PhotoDto | null
  publisher: string
  standing: Standing
  /** By its owner, with open reports. */
  isWithdrawn: boolean
  reasons: string[]
  reportCount: number
  hold: HoldDto | null
  since: string
}

/** What is reported of a conversation; its texts are on the report's page alone, where reading is audited. */
export interface WaitingConversationDto {
  kind: 'conversation'
  reportId: number
  isMessage: boolean
  pet: string
  reporter: string
  reported: string
  standing: Standing
  reasons: string[]
  reportCount: number
  since: string
}

export interface WaitingReviewDto {
  kind: 'review'
  reviewId: number
  author: string
  /** Of its author. */
  standing: Standing
  foundation: string
  reasons: string[]
  reportCount: number
  since: string
}

export type StaffQueueItemDto = WaitingPetDto | WaitingConversationDto | WaitingReviewDto | WaitingKeptCaseDto

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

/** An account that reported a pet or a comment, with its reports of the last 30 days. */
export interface ReporterDto {
  id: number
  name: string
  standing: Standing
  since: string
  filed: number
  accepted: number
  dismissed: number
  hidden: number
}

export interface ReportingPairDto {
  one: string
  two: string
  /** Others that both reported in the last 30 days. */
  pets: number
}

/** A suspended account that shares something with another one. */
export interface RelatedAccountDto {
  id: number
  name: string
  samePhone: boolean
  sameMailbox: boolean
}

export interface PetModerationDto {
  pet: PetDto
  hold: HoldDto | null
  hasPage: boolean
  owner: { id: number; name: string; standing: Standing; registeredAt: string; pets: number }
  /** Of its owner. */
  relatedAccounts: RelatedAccountDto[]
  reports: ReportDto[]
  reporters: ReporterDto[]
  pairs: ReportingPairDto[]
  blockedPhotos: number
  /** What its removal ends for good: open adoption requests, and monthly gifts. */
  ends: { requests: number; gifts: number }
  waits: boolean
  isRemovable: boolean
  /** Optimistic lock: a decision carries it and is refused when anything above has changed. */
  seen: string
}

export interface PartyDto {
  id: number
  side: Side
  /** First name, or the foundation's. */
  name: string
  isFoundation: boolean
  standing: Standing
}

export interface ConversationEntryDto {
  kind: 'request' | 'answer' | 'message'
  id: number
  side: Side
  body: string
  at: string
  removedAt: string | null
  isReported: boolean
}

export interface ConversationCaseDto {
  reports: ReportDto[]
  reporter: PartyDto
  reported: PartyDto
  isMessage: boolean
  request: { id: number; status: AdoptionStatus }
  pet: { id: number; name: string; gender: Gender; status: PetStatus; unseen: boolean }
  entries: ConversationEntryDto[]
  cut: { before: boolean; after: boolean }
  waits: boolean
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
  canResend: boolean
}

export interface PendingWorkDto {
  pending: number
  waiting: number
  failedMails: number
  money: number
}

export interface StaffDeskDto extends PendingWorkDto {
  sessionEnds: string
  /** Requests for data rights that nobody has answered. */
  rights: number
  /** Stories of adoptions that nobody has looked at. */
  stories: number
  /** Open messages of the contact form. */
  contact: number
}

/** Open case of a deleted account; what was said is on its page alone, where reading is audited. */
export interface WaitingKeptCaseDto {
  kind: 'kept'
  caseId: number
  about: KeptCaseKind
  accountId: number
  /** Only a comment of the account was deleted. */
  accountStays: boolean
  reasons: string[]
  reportCount: number
  /** Of its first report; of a suspension, the deletion. */
  since: string
  keepUntil: string
}

export interface KeptCaseRefDto {
  id: number
  about: KeptCaseKind
}

export interface KeptCaseDto {
  id: number
  about: KeptCaseKind
  accountId: number
  /** Only a comment of the account was deleted. */
  accountStays: boolean
  said: string | null
  reports: { reason: string; details: string | null; createdAt: string }[]
  createdAt: string
  keepUntil: string
  /** Of the same account, or of another with its e-mail. */
  others: KeptCaseRefDto[]
  /** What keeps its e-mail and telephone from being registered: one of those, this one alone, or nothing. */
  reservedBy: 'others' | 'this' | null
  /** A foundation that was given money. */
  hasMoney: boolean
}
