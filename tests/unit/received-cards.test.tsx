import { expect, it } from 'vitest'
import { ReceivedCards } from '@/components/money/donations/total-cards'
import type { DonationTotalsDto } from '@/lib/money/donations/dto'
import type { Currency } from '@/lib/text/vocabulary'
import { draw, wordsOf } from '@/tests/support/markup'

it('a foundation is told that what was returned after it was sent on is taken off the next transfer, apart from what a bank holds', () => {
  const balance = { netMinor: 0, sentMinor: 1_050, feeMinor: 99, payoutCount: 1 }
  let totals: DonationTotalsDto[] = []
  const cards = (...dues: [Currency, number][]) => {
    const balances = dues.map(([currency, dueMinor]) => ({ ...balance, currency, dueMinor }))
    const page = draw(<ReceivedCards totals={totals} balances={balances} monthlyDonors={0} />)
    return wordsOf(page)
      .join(' ')
      .replace(/.*Por transferirte /, '')
  }
  const back = 'Se devolvió dinero que ya te habíamos transferido: descontamos $11,49 USD de lo próximo'
  const total = {
    refundedMinor: 0,
    netMinor: 0,
    pendingMinor: 0,
    paidCount: 1,
    refundedCount: 0,
    pendingCount: 0,
  }
  const held = (sum: string) =>
    `Un banco retiene dinero que ya te habíamos transferido: descontamos ${sum} USD de lo próximo, salvo que decida a tu favor`
  expect(cards(['USD', -1_149])).toBe(`– ${back}`)
  expect(cards(['USD', 500])).toBe('$5 USD A esto se le resta el costo del pago')
  expect(cards(['USD', -1_149], ['PEN', 500])).toBe(`S/ 5 PEN A esto se le resta el costo del pago. ${back}`)
  totals = [{ ...total, currency: 'USD', disputedMinor: 2_000 }]
  expect(cards(['USD', -1_149])).toBe(`– ${held('$11,49')}`)
  expect(cards(['USD', 500])).toBe('$5 USD A esto se le resta el costo del pago')
  totals = [{ ...total, currency: 'USD', disputedMinor: 1_000 }]
  expect(cards(['USD', -2_149])).toBe(`– ${back}. ${held('$10')}`)
})
