import type { ConsentPurpose } from '@/lib/text/vocabulary'

export interface ConsentDto {
  purpose: ConsentPurpose
  /**
   * 'outdated': given to a text that has changed since; it goes on until the account decides. 'unasked': it goes on
   * without a consent, and can be objected to.
   */
  state: 'given' | 'outdated' | 'unasked' | 'withdrawn' | 'never'
  /** When it was given or withdrawn. */
  since: string | null
  version: number | null
  /** Whether giving it would start anything: notices need a saved search that ended with them. */
  canGive: boolean
  /** Of notices: whether there is a saved search, be it paused. */
  hasSearches?: boolean
}
