import { describe, expect, it } from 'vitest'
import {
  ASK_REFUSALS,
  TOO_MANY_ACCEPTANCES,
  TOO_MANY_REQUESTS,
  TOO_MANY_WITHDRAWALS,
} from '@/lib/adoption/requests/policy'

describe('a refusal', () => {
  it.each([...Object.values(ASK_REFUSALS), TOO_MANY_ACCEPTANCES, TOO_MANY_REQUESTS, TOO_MANY_WITHDRAWALS])(
    'of one sentence has no full stop, one of several ends with it: %s',
    (text) => {
      const hasSeveral = /\. \p{Lu}/u.test(text)
      expect(text.endsWith('.')).toBe(hasSeveral)
    },
  )
})
