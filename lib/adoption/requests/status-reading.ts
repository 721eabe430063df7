import { usualAnswerText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { capitalise } from '@/lib/text/text'
import type { AdoptionStatus, ClosingReason, RejectionReason } from '@/lib/text/vocabulary'
import { publisherWords } from './copy'
import type { RequestDetailDto } from './dto'

/** A request as the words about it see it; names are first names. */
export interface StatusReading {
  pet: string
  adopter: string
  /** 'Camilo', or 'la fundación'. */
  publisher: string
  /** `publisher` at the beginning of a sentence. */
  who: string
  reason: RejectionReason | ClosingReason | null
  /** The status before the present one. */
  previous: AdoptionStatus | null
  isTalking: boolean
  /** The owner is suspended: nobody tells them anything. */
  frozen: boolean
  /** 'Suele llegar en dos días', of the owner's answers. */
  usual: string | null
}

type ReadRequest = Pick<RequestDetailDto, 'reason' | 'timeline' | 'messages' | 'frozen'> &
  Parameters<typeof publisherWords>[0] & { pet: { name: string } }

/** @param adopter their first name @param rate of the owner's answers, where it is said */
export function readingOf(request: ReadRequest, adopter: string, rate?: AnswerRateDto | null): StatusReading {
  const publisher = publisherWords(request)
  const usual = usualAnswerText(rate ?? null)
  return {
    pet: request.pet.name,
    adopter,
    publisher,
    who: capitalise(publisher),
    reason: request.reason,
    previous: request.timeline.at(-2)?.status ?? null,
    frozen: request.frozen,
    isTalking: request.messages.ownerWroteAt !== null,
    usual: usual && capitalise(usual),
  }
}
