import type { KeptCaseRefDto, RelatedAccountDto } from '@/lib/moderation/staff/dto'
import type {
  FoundationStatus,
  Gender,
  PetStatus,
  ReportKind,
  ReportStatus,
  Role,
} from '@/lib/text/vocabulary'

interface StaffPetDto {
  id: number
  name: string
  gender: Gender
  status: PetStatus
  /** Nobody but its owner and staff sees it, though it is not withdrawn. */
  unseen: boolean
}

export interface ReportAboutDto {
  id: number
  kind: ReportKind
  /** Of its page at the desk. */
  caseId: number
  /** The name of the pet, or of the foundation that the comment is about. */
  about: string
  reason: string
  status: ReportStatus
  createdAt: string
}

/** Reports by their state. */
interface ReportCounts {
  open: number
  accepted: number
  dismissed: number
}

/** Without a phone or an address: staff do not need them to decide. */
export interface StaffAccountDto {
  id: number
  role: Role
  name: string
  contact: string
  email: string
  confirmed: boolean
  /** False also for what deletion leaves of a foundation. */
  active: boolean
  suspendedAt: string | null
  suspensionReason: string | null
  blockedAt: string | null
  foundationStatus: FoundationStatus | null
  city: string | null
  country: string | null
  registeredAt: string
  relatedAccounts: RelatedAccountDto[]
  /** `listable`: listed, were the account active. */
  pets: { newest: StaffPetDto[]; total: number; listed: number; listable: number }
  /** Open ones. */
  requests: { received: number; sent: number }
  /** Of all that it published or wrote, by their state; the open ones first, then the newest. */
  reports: ReportCounts & { newest: ReportAboutDto[] }
  /** Open ones about what it deleted. */
  keptCases: KeptCaseRefDto[]
  /** Of what others published or wrote. */
  reportsSent: ReportCounts
}

export interface SuspendedAccountDto {
  id: number
  name: string
  isFoundation: boolean
  suspendedAt: string
  reason: string
}

export interface BlockedDto {
  kind: 'account' | 'listing'
  id: number
  name: string
  blockedAt: string
  /** Null once the account of who decided is gone. */
  by: string | null
  reason: string
}
