import { linkWords } from '@/lib/adoption/check-ins/copy'
import { judgeCheckIn } from '@/lib/adoption/check-ins/policy'
import type { LinkedCheckIn } from '@/lib/adoption/check-ins/queries'
import { DomainError, type ErrorCode } from '@/lib/platform/errors'

type Open = LinkedCheckIn & { last: NonNullable<LinkedCheckIn['last']> }

const CODES: Record<'over' | 'expired', ErrorCode> = { over: 'conflict', expired: 'bad_request' }

export const linkRefused = () => new DomainError('not_found', linkWords('unknown', null).text)

/** @throws DomainError not_found, bad_request, conflict: see `answerCheckIn`. */
export function requireOpen(linked: LinkedCheckIn | null, now: Date): Open {
  const verdict = judgeCheckIn(linked, now)
  if (!linked?.last || verdict === 'unknown') throw linkRefused()
  if (verdict !== 'open') throw new DomainError(CODES[verdict], linkWords(verdict, linked.pet.name).text)
  return { ...linked, last: linked.last }
}
