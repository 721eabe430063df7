import type { AdoptionStatus, ClosingReason, RejectionReason } from '@/lib/text/vocabulary'

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
