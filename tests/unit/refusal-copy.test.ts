import { describe, expect, it } from 'vitest'
import {
  TOO_MANY_ACCEPTANCES,
  TOO_MANY_ACCEPTANCES_BY_PERSON,
  TOO_MANY_REQUESTS,
  TOO_MANY_WITHDRAWALS,
} from '@/lib/adoption/requests/policy'
import { ASK_REFUSALS, type AskRefusal } from '@/lib/adoption/requests/refusals'

const SENTENCES = Object.values<AskRefusal>(ASK_REFUSALS).flatMap(({ sentence }) => sentence ?? [])

describe('a refusal', () => {
  it.each([
    ...SENTENCES,
    TOO_MANY_ACCEPTANCES,
    TOO_MANY_ACCEPTANCES_BY_PERSON,
    TOO_MANY_REQUESTS,
    TOO_MANY_WITHDRAWALS,
  ])('of one sentence has no full stop, one of several ends with it: %s', (text) => {
    const hasSeveral = /\. \p{Lu}/u.test(text)
    expect(text.endsWith('.')).toBe(hasSeveral)
  })
})
