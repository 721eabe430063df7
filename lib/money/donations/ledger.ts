import type { Currency, DonationStatus, PaymentEventKind, PaymentIssue } from '@/lib/text/vocabulary'

export interface LedgerEvent {
  id: string
  kind: PaymentEventKind
  objectId: string
  amountMinor: number | null
  currency: string | null
  state: string | null
  occurredAt: Date
}

export interface LedgerGift {
  amountMinor: number
  currency: Currency
}

interface Books {
  status: DonationStatus
  paidMinor: number
  refundedMinor: number
  /** Null until it was paid. */
  paidAt: Date | null
}

/**
 * Computes a donation's books from the set of its events, so order and repetition change nothing. A dispute counts as
 * refunded while the bank holds the money, and for good once it is lost.
 */
export function settle(gift: LedgerGift, events: readonly LedgerEvent[]): Books {
  const valid = events.filter((event) => issueOf(gift, event) !== 'monto distinto')
  const has = (kind: PaymentEventKind) => valid.some((event) => event.kind === kind)
  const [paid] = valid.filter(({ kind }) => kind === 'pagado').toSorted(byTime)
  const paidMinor = paid ? gift.amountMinor : 0
  const refundedMinor = Math.min(paidMinor, refunded(valid) + disputed(valid))
  return { status: statusOf(), paidMinor, refundedMinor, paidAt: paid?.occurredAt ?? null }

  function statusOf(): DonationStatus {
    if (paidMinor > 0) return refundedMinor === paidMinor ? 'reembolsado' : 'aprobado'
    return has('vencido') || has('fallido') ? 'rechazado' : 'pendiente'
  }
}

const MONEY: readonly PaymentEventKind[] = ['pagado', 'reembolsado', 'reembolso fallido', 'disputado']

/** Why staff must look at an event; null when it fits. */
export function issueOf({ amountMinor, currency }: LedgerGift, event: LedgerEvent): PaymentIssue | null {
  if (MONEY.includes(event.kind) && event.currency?.toUpperCase() !== currency) return 'monto distinto'
  if (event.kind === 'pagado' && event.amountMinor !== amountMinor) return 'monto distinto'
  if (event.kind === 'reembolso fallido') return 'reembolso fallido'
  return event.kind === 'disputado' ? 'disputa' : null
}

const byTime = (one: LedgerEvent, other: LedgerEvent) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() ||
  (one.amountMinor ?? 0) - (other.amountMinor ?? 0) ||
  (one.id < other.id ? -1 : 1)

/** Each refund event holds the running total; one that fails later is not refunded after all. */
export function refunded(events: readonly LedgerEvent[]): number {
  const last = events
    .filter(({ kind }) => kind === 'reembolsado')
    .toSorted(byTime)
    .at(-1)
  if (!last) return 0
  const failed = new Map(
    events
      .filter(({ kind, occurredAt }) => kind === 'reembolso fallido' && occurredAt >= last.occurredAt)
      .map(({ objectId, amountMinor }) => [objectId, amountMinor ?? 0]),
  )
  const back = [...failed.values()].reduce((sum, amount) => sum + amount, 0)
  return Math.max(0, (last.amountMinor ?? 0) - back)
}

/** Dispute states in which the bank holds no money: won, or an inquiry only. */
const WITHOUT_MONEY = /^(won|warning_\w+|prevented)$/

export function latestDisputes(events: readonly LedgerEvent[]): LedgerEvent[] {
  const newest = new Map<string, LedgerEvent>()
  for (const event of events.filter(({ kind }) => kind === 'disputado').toSorted(byDecision))
    newest.set(event.objectId, event)
  return [...newest.values()]
}

export const disputed = (events: readonly LedgerEvent[]): number =>
  latestDisputes(events)
    .filter(({ state }) => !WITHOUT_MONEY.test(state ?? ''))
    .reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)

const isDecided = ({ state }: LedgerEvent) => state === 'won' || state === 'lost'

/** A decision is final, even if other events have later times. */
const byDecision = (one: LedgerEvent, other: LedgerEvent) =>
  Number(isDecided(one)) - Number(isDecided(other)) || byTime(one, other)
