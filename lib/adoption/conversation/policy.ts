import { hasEnded, sharesContacts } from '@/lib/adoption/requests/policy'
import { checkText } from '@/lib/text/check/text-check'
import type { AdoptionStatus, TextIssue } from '@/lib/text/vocabulary'

/** Who may write what in the conversation of a request, and when (docs/decisions/0046). */

/** Messages of one side that the other has not read: whoever waits for an answer does not need more. */
export const UNREAD_IN_A_ROW = 30

/** 'may': yes. The others say why not: it is over, staff look at the pet, the other side's account is closed or blocked. */
export type Writing = 'may' | 'ended' | 'held' | 'away' | 'blocked'

interface WritingFacts {
  status: AdoptionStatus
  held: boolean
  away: boolean
  blocked?: boolean
}

/**
 * Whether the two sides of a request may write to each other. After an adoption they may need each other, and an animal
 * that comes back has to be brought. A held pet is given to nobody, so what is undecided waits for staff.
 */
export function judgeWriting({ status, held, away, blocked }: WritingFacts): Writing {
  if (hasEnded(status)) return 'ended'
  if (blocked) return 'blocked'
  if (away) return 'away'
  return held && !sharesContacts(status) ? 'held' : 'may'
}

/** Why a message cannot be sent as it is, or null. Money is never asked for, not even by foundations. */
export const findMessageIssue = (body: string, status: AdoptionStatus): TextIssue | null =>
  checkText(body, 'user', sharesContacts(status) ? ['bank', 'price'] : undefined)

/**
 * Why a message cannot be sent after its author's earlier ones, or null: a contact or a price that only both together
 * hold, as a number in two halves. What the earlier ones hold by themselves was written when it was allowed.
 */
export function findSplitIssue(
  body: string,
  earlier: readonly string[],
  status: AdoptionStatus,
): TextIssue | null {
  const first = earlier.findIndex((_, n) => findMessageIssue(earlier.slice(n).join(' '), status) === null)
  return first < 0 ? null : findMessageIssue([...earlier.slice(first), body].join(' '), status)
}
