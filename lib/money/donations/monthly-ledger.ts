import {
  MONTHLY_DECISIONS,
  type MonthlyDecision,
  type MonthlyEndReason,
  type MonthlyStatus,
} from '@/lib/text/vocabulary'
import { issueOf, type LedgerEvent, type LedgerGift } from './ledger'

export interface MonthlyEvent extends LedgerEvent {
  invoiceId: string | null
}

interface MonthlyBooks {
  status: MonthlyStatus
  startedAt: Date | null
  failingSince: Date | null
  endedAt: Date | null
  endReason: MonthlyEndReason | null
  /** When the provider ended it, or its payment page could no longer be paid. */
  closedAt: Date | null
}

/** Whether we ended it: later provider events do not change that. */
export const isDecision = (reason: MonthlyEndReason | null): reason is MonthlyDecision =>
  MONTHLY_DECISIONS.some((one) => one === reason)

/**
 * Computes a monthly gift's state from the set of its events and our own decision to end it, so order and repetition
 * change nothing. A payment revives a gift that had ended unpaid.
 */
export function settleMonthly(
  gift: LedgerGift &
    Pick<MonthlyBooks, 'endedAt' | 'endReason' | 'closedAt'> & { subscriptionId: string | null },
  events: readonly MonthlyEvent[],
): MonthlyBooks {
  const paid = events.filter((event) => event.kind === 'pagado' && issueOf(gift, event) === null)
  const over = events.filter((event) => isEndOf(gift, event))
  const startedAt = earliest(paid)?.occurredAt ?? null
  // By its settings, the provider may keep an unpaid one without charging it.
  const cancelled = earliest(over.filter(({ state }) => state !== 'unpaid'))
  const common = { startedAt, failingSince: failingSince(paid, events) }
  const ended = (endReason: MonthlyEndReason, at: Date, closedAt: Date | null): MonthlyBooks => ({
    ...common,
    status: 'terminado',
    endedAt: at,
    endReason,
    closedAt: cancelled?.occurredAt ?? closedAt,
  })
  if (isDecision(gift.endReason) && gift.endedAt) return ended(gift.endReason, gift.endedAt, gift.closedAt)
  const end = earliest(over)
  if (startedAt === null) {
    const lost = end ?? earliest(events.filter(({ kind }) => kind === 'vencido' || kind === 'fallido'))
    if (lost) return ended('sin pagar', lost.occurredAt, lost.occurredAt)
    if (gift.endReason === 'sin pagar' && gift.endedAt)
      return ended(gift.endReason, gift.endedAt, gift.closedAt)
    return { ...common, status: 'pendiente', endedAt: null, endReason: null, closedAt: null }
  }
  if (!end) return { ...common, status: 'activo', endedAt: null, endReason: null, closedAt: null }
  const reason = end.state === 'payment_failed' || end.state === 'unpaid' ? 'pago fallido' : 'proveedor'
  return ended(reason, end.occurredAt, gift.closedAt)
}

/** Whether the event ends the gift's own subscription: another one may name the same gift. */
export const isEndOf = ({ subscriptionId }: { subscriptionId: string | null }, event: LedgerEvent): boolean =>
  event.kind === 'suscripción terminada' && (subscriptionId === null || event.objectId === subscriptionId)

const earliest = (events: readonly MonthlyEvent[]): MonthlyEvent | undefined =>
  events.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime())[0]

/** The first failed charge since the last paid one (times are whole seconds); retries belong to the same period. */
function failingSince(paid: readonly MonthlyEvent[], events: readonly MonthlyEvent[]): Date | null {
  const paidInvoices = new Set(paid.map(({ invoiceId }) => invoiceId))
  const lastPaid = Math.max(...paid.map(({ occurredAt }) => occurredAt.getTime()))
  const failed = events.filter(
    ({ kind, invoiceId, occurredAt }) =>
      kind === 'fallido' && !paidInvoices.has(invoiceId) && occurredAt.getTime() >= lastPaid,
  )
  return paid.length === 0 ? null : (earliest(failed)?.occurredAt ?? null)
}

/** Whether a payment came after the gift had ended: staff decide about it. */
export const isLate = (event: LedgerEvent, gift: Pick<MonthlyBooks, 'endedAt'> | null): boolean =>
  event.kind === 'pagado' && gift?.endedAt != null && event.occurredAt > gift.endedAt
