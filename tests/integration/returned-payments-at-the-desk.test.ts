import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { returnedText } from '@/lib/moderation/staff/money/copy'
import { findPaymentIssue } from '@/lib/moderation/staff/money/queries'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { makeContext } from '@/tests/support/context'
import { eventOf, makeDonation } from '@/tests/support/donations'

const record = (event: PaymentEvent) => recordPaymentEvent(makeContext(), event)
const textOf = async ({ id }: PaymentEvent) => {
  const issue = await findPaymentIssue(db, id)
  return issue && returnedText(issue)
}

const ELSEWHERE = { donationCreatedAt: new Date('2020-01-01T00:00:00Z') }

it.each([
  ['another amount than the donation', {}, null],
  ['no donation of ours', ELSEWHERE, 'Es una devolución'],
])(
  'staff read what was returned of a payment of %s, which no books count',
  async (_what, origin, ofReturn) => {
    const donation = await makeDonation()
    const payment = eventOf(donation, 'pagado', { amountMinor: 5_000, ...origin })
    const returned = eventOf(donation, 'reembolsado', { amountMinor: 5_000 })
    await record(payment)
    expect(await textOf(payment)).toBeNull()
    await record(returned)
    expect([await textOf(payment), await textOf(returned)]).toEqual(['Ya se devolvió $50 USD', ofReturn])
    const failed = { amountMinor: 5_000, occurredAt: new Date('2026-11-21T12:00:00Z') }
    await record(eventOf(donation, 'reembolso fallido', failed))
    expect(await textOf(payment)).toBeNull()
  },
)
