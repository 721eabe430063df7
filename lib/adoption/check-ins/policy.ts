import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { linkEndsAt } from './rules'

/** 'over': the adoption has ended. 'unknown': no such link, or nothing was asked yet, or somebody has left. */
export type CheckInVerdict = 'open' | 'over' | 'expired' | 'unknown'

interface LinkFacts {
  status: AdoptionStatus
  sentAt: Date | null
  bothPresent: boolean
}

export function checkInVerdict(facts: LinkFacts | null, now: Date): CheckInVerdict {
  if (!facts?.bothPresent || facts.sentAt === null) return 'unknown'
  if (facts.status === 'devuelta') return 'over'
  if (facts.status !== 'concluida') return 'unknown'
  return linkEndsAt(facts.sentAt) <= now ? 'expired' : 'open'
}
