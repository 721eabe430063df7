import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { linkEndsAt } from './rules'

/** 'over': the adoption has ended. 'unknown': no such link, or nothing was asked yet, or somebody has left. */
export type CheckInVerdict = 'open' | 'over' | 'expired' | 'unknown'

/** What decides whether a link may still answer. */
interface LinkFacts {
  status: AdoptionStatus
  /** Of the last question. */
  sentAt: Date | null
  /** Whether both sides still have an active account. */
  bothPresent: boolean
}

export function judgeCheckIn(facts: LinkFacts | null, now: Date): CheckInVerdict {
  if (!facts?.bothPresent || facts.sentAt === null) return 'unknown'
  if (facts.status === 'devuelta') return 'over'
  if (facts.status !== 'concluida') return 'unknown'
  return linkEndsAt(facts.sentAt) <= now ? 'expired' : 'open'
}
