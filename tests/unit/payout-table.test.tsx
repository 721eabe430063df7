import { describe, expect, it } from 'vitest'
import { PayoutModeration } from '@/components/moderation/money/money-moderation'
import { PayoutTable } from '@/components/money/donations/donation-tables'
import { reversePayoutSchema } from '@/lib/moderation/staff/schema'
import type { PayoutDto } from '@/lib/money/donations/dto'
import { draw, wordsOf } from '@/tests/support/markup'

const paid: PayoutDto = {
  ...{ id: 7, currency: 'USD', amountMinor: 1_500, feeMinor: 100, paidOn: '2026-11-20' },
  ...{ reference: 'TRF-7', reversedAt: null, reversalReason: null },
}
const next: PayoutDto = { ...paid, id: 8, reference: 'TRF-8' }
const reversed: PayoutDto = {
  ...{ ...paid, id: 9, reference: 'TRF-9' },
  ...{ reversedAt: '2026-11-21T15:00:00Z', reversalReason: 'El banco la devolvió' },
}

describe('the table of payouts', () => {
  it('says in words which was reversed and why, and crosses out its sums alone', () => {
    const table = draw(<PayoutTable payouts={[reversed, paid]} />)
    expect(wordsOf(table).join(' ')).toMatch(/TRF-9 Anulada No cuenta: El banco la devolvió/)
    expect(table.match(/<s\b[^>]*>[^<]*/g)?.map((sum) => sum.replace(/<.*>/, ''))).toEqual([
      '$1 USD',
      '$15 USD',
    ])
    expect(draw(<PayoutTable payouts={[paid]} />)).not.toMatch(/Anulada|<s\b/)
    expect(table).not.toContain('<form')
  })

  it('has a folded form for staff at each that stands, with ids of its own', () => {
    const table = draw(<PayoutModeration payouts={[paid, next, reversed]} asksPassword />)
    expect(wordsOf(table).filter((word) => word.startsWith('la transferencia'))).toEqual([
      'la transferencia TRF-7',
      'la transferencia TRF-8',
    ])
    expect(table.match(/<details(?! open)/g)).toHaveLength(2)
    expect(table.match(/name="payoutId" value="\d+"/g)).toEqual([
      'name="payoutId" value="7"',
      'name="payoutId" value="8"',
    ])
    const ids = [...table.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toContain('motivo-transferencia-7')
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it.each([
  ['no', 'Escribe al menos 3 caracteres'],
  ['x'.repeat(201), 'Escribe 200 caracteres o menos'],
])('the reason %s of a reversal is refused', (reason, message) => {
  const read = reversePayoutSchema.safeParse({ payoutId: '7', reason })
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message])
})
