import type { ConsentPurpose } from '@/lib/text/vocabulary'

export interface ConsentDto {
  purpose: ConsentPurpose
  /** What its mails or data need, and whether they go on: an adopter is asked after an adoption without a consent. */
  state: 'given' | 'unasked' | 'withdrawn' | 'never'
  /** When it was given or withdrawn. */
  since: string | null
  version: number | null
  /** Whether giving it would start anything: notices need a saved search. */
  canGive: boolean
}
