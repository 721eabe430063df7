import type { FoundationStatus, Gender, PetStatus, Role } from '@/lib/text/vocabulary'

interface StaffPetDto {
  id: number
  name: string
  gender: Gender
  status: PetStatus
  /** Nobody but its owner and staff sees it, though it is not withdrawn. */
  unseen: boolean
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
  pets: { newest: StaffPetDto[]; total: number; listed: number }
  /** Open ones. */
  requests: { received: number; sent: number }
  /** Reports of its pets, by their state. */
  reports: { open: number; accepted: number; dismissed: number }
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
