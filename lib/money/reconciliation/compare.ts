import type { LedgerEvent } from '@/lib/money/donations/ledger'
import { disputed, latestDisputes } from '@/lib/money/donations/ledger'
import type { ProviderPayment } from '@/lib/platform/integrations/payments/payments'
import type { Currency, PaymentDifference } from '@/lib/text/vocabulary'

export interface OwnPayment {
  /** Whether staff already see an event of it that fits no donation. */
  isTold: boolean
  /** Null for a payment of no donation of ours. */
  donation: {
    id: number
    currency: Currency
    paidMinor: number
    refundedMinor: number
    events: LedgerEvent[]
  } | null
}

interface Side {
  minor: number | null
  currency: string | null
  state: string | null
}

export interface Difference {
  kind: PaymentDifference
  paymentId: string
  donationId: number | null
  ours: Side
  theirs: Side
}

const NOTHING: Side = { minor: null, currency: null, state: null }

/**
 * Compares one payment in the provider's books and ours. What staff already see from a webhook is no difference: a
 * payment of no donation, or of another amount.
 * @param theirs null for an unknown or unpaid payment
 */
export function compare(paymentId: string, theirs: ProviderPayment | null, ours: OwnPayment): Difference[] {
  const { donation } = ours
  const isPaid = donation !== null && donation.paidMinor > 0
  const about = { paymentId, donationId: donation?.id ?? theirs?.donationId ?? null }
  if (!theirs) {
    if (!isPaid) return []
    return [
      { ...about, kind: 'falta allá', ours: sideOf(donation.paidMinor, donation.currency), theirs: NOTHING },
    ]
  }
  if (!isPaid) {
    if (ours.isTold) return []
    return [
      { ...about, kind: 'falta aquí', ours: NOTHING, theirs: sideOf(theirs.amountMinor, theirs.currency) },
    ]
  }
  const { currency, paidMinor } = donation
  const between = (kind: PaymentDifference, own: number, their: number): Difference => ({
    ...about,
    kind,
    ours: sideOf(own, currency),
    theirs: sideOf(their, theirs.currency),
  })
  if (theirs.currency !== currency) return [between('moneda', paidMinor, theirs.amountMinor)]
  const found: Difference[] = []
  if (theirs.amountMinor !== paidMinor) found.push(between('monto', paidMinor, theirs.amountMinor))
  const refunded = Math.min(paidMinor, theirs.refundedMinor + disputed(donation.events))
  if (refunded !== donation.refundedMinor) found.push(between('devuelto', donation.refundedMinor, refunded))
  const dispute = differingDispute(theirs, donation.events)
  if (dispute) found.push({ ...about, kind: 'disputa', ...dispute })
  return found
}

const sideOf = (minor: number, currency: string): Side => ({ minor, currency, state: null })

/** The first dispute that is unknown to us or has another state. */
function differingDispute({ currency, disputes }: ProviderPayment, events: readonly LedgerEvent[]) {
  const known = new Map(latestDisputes(events).map(({ objectId, state }) => [objectId, state]))
  const found = disputes.find(({ id, state }) => known.get(id) !== state)
  if (!found) return null
  const side = { minor: found.amountMinor, currency }
  const state = known.get(found.id) ?? null
  return {
    ours: known.has(found.id) ? { ...side, state } : NOTHING,
    theirs: { ...side, state: found.state },
  }
}
