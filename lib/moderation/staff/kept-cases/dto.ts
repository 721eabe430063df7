import type { KeptCaseKind } from '@/lib/text/vocabulary'

/** Open case of a deleted account; what was said is on its page alone, where reading is audited. */
export interface WaitingKeptCaseDto {
  kind: 'kept'
  caseId: number
  about: KeptCaseKind
  accountId: number
  reasons: string[]
  reportCount: number
  since: string
}

export interface KeptCaseDto {
  id: number
  about: KeptCaseKind
  accountId: number
  said: string | null
  reports: { reason: string; details: string | null; createdAt: string }[]
  createdAt: string
  keepUntil: string
}
