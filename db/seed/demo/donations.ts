import type { donations, paymentDifferences, paymentEvents, payouts } from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { COUNTRIES } from '@/db/seed/data/countries'
import { type Random, randomFrom } from '@/db/seed/random'
import { DAY_MS } from '@/lib/text/durations'
import type { Currency } from '@/lib/text/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { peopleOfSameCountry, publicFoundations } from './community'
import { type DemoPet, isListed } from './pets'

type Donation = typeof donations.$inferInsert
type Status = NonNullable<Donation['status']>

const GIFTS: Record<Currency, readonly number[]> = {
  ARS: [500_000, 1_000_000, 1_500_000, 2_000_000, 5_000_000],
  CLP: [5_000, 10_000, 15_000, 20_000, 50_000],
  COP: [2_000_000, 3_000_000, 5_000_000, 10_000_000],
  USD: [500, 1_000, 1_500, 2_000, 5_000],
  PEN: [2_000, 3_000, 5_000, 10_000],
}
/** Every status occurs in every currency. */
const STATUSES: readonly Status[] = [
  'aprobado',
  'pendiente',
  'rechazado',
  'reembolsado',
  'aprobado',
  'aprobado',
]

/** By people of their country. */
export function generateDonations(
  accounts: readonly Account[],
  pets: readonly DemoPet[],
  calendar: Calendar,
): Donation[] {
  const random = randomFrom('donations')
  const adopter = accounts.find(({ row }) => row.email === DEMO_EMAILS.adopter)
  const drawn = publicFoundations(accounts).flatMap((foundation) => {
    const donors = peopleOfSameCountry(random, accounts, foundation)
    const isDemo = foundation.row.email === DEMO_EMAILS.foundation
    const gifts = Array.from({ length: random.integer(4, 9) }, (_, at) => ({
      donor: donors[at % donors.length],
      status: STATUSES[at] ?? 'aprobado',
    }))
    const own = isDemo
      ? (['aprobado', 'aprobado', 'pendiente'] as const).map((status) => ({ donor: adopter, status }))
      : []
    const petIds = pets.flatMap((pet) =>
      pet.owner.row.id === foundation.row.id && isListed(pet) ? [pet.row.id] : [],
    )
    return [...gifts, ...own].map(({ donor, status }, at) => ({
      ...gift(random, foundation, donor, status, calendar),
      // Some for one of its pets, some with the donor's name.
      petId: at % 2 === 0 ? petIds[at % Math.max(1, petIds.length)] : null,
      named: at % 3 === 0,
    }))
  })
  return drawn
    .sort((one, other) => Number(one.createdAt) - Number(other.createdAt))
    .map((donation, at) => ({
      ...donation,
      checkoutId: `cs_prueba_demo_${at + 1}`,
      paymentId: donation.paidMinor ? `pi_prueba_demo_${at + 1}` : null,
      receiptAt: donation.paidMinor ? donation.statusChangedAt : null,
    }))
}

function gift(
  random: Random,
  foundation: Account,
  donor: Account | undefined,
  status: Status,
  calendar: Calendar,
): Donation & { createdAt: Date } {
  const currency = COUNTRIES.find(({ id }) => id === foundation.city.countryId)?.currency ?? 'USD'
  const days = status === 'pendiente' ? 1 : random.integer(8, 200)
  const createdAt = calendar(days, random)
  const minutesLater = new Date(createdAt.getTime() + random.integer(1, 9) * 60_000)
  const settledAt = status === 'reembolsado' ? calendar(days - 5, random) : minutesLater
  const amountMinor = random.pick(GIFTS[currency])
  return {
    donorId: donor?.row.id,
    foundationId: foundation.row.id,
    amountMinor,
    currency,
    ...createBooks(status, amountMinor),
    createdAt,
    statusChangedAt: status === 'pendiente' ? createdAt : settledAt,
  }
}

type PaymentEvent = typeof paymentEvents.$inferInsert

type Gift = typeof donations.$inferSelect

export const generatePaymentEvents = (gifts: readonly Gift[]): PaymentEvent[] => [
  ...eventsOf(gifts),
  ...strayPayments(gifts),
]

function eventsOf(gifts: readonly Gift[]): PaymentEvent[] {
  return gifts.flatMap((donation) => {
    const { id, status, amountMinor, currency, checkoutId, paymentId, createdAt, statusChangedAt } = donation
    const { monthlyGiftId, invoiceId } = donation
    const event = (kind: PaymentEvent['kind'], type: string, occurredAt: Date): PaymentEvent => ({
      id: `evt_prueba_demo_${id}_${type}`,
      type,
      kind,
      donationId: id,
      paymentId,
      monthlyGiftId,
      invoiceId,
      objectId: invoiceId ?? checkoutId ?? '',
      amountMinor,
      currency: currency.toLowerCase(),
      occurredAt,
      createdAt: occurredAt,
    })
    if (status === 'rechazado') return [event('vencido', 'checkout.session.expired', statusChangedAt)]
    if (status === 'pendiente') return []
    const paid = event('pagado', 'checkout.session.completed', createdAt)
    return status === 'aprobado' ? [paid] : [paid, event('reembolsado', 'charge.refunded', statusChangedAt)]
  })
}

const newestPaid = (gifts: readonly Gift[]) => gifts.filter(({ status }) => status === 'aprobado').slice(-1)

function strayPayments(gifts: readonly Gift[]): PaymentEvent[] {
  return newestPaid(gifts).map(({ createdAt }) => ({
    id: 'evt_prueba_demo_suelto',
    type: 'checkout.session.completed',
    kind: 'pagado',
    paymentId: 'pi_prueba_demo_suelto',
    objectId: 'cs_prueba_demo_suelto',
    amountMinor: 2_000,
    currency: 'usd',
    issue: 'sin donación',
    occurredAt: createdAt,
    createdAt,
  }))
}

/** No webhook told of it. */
export function generateDifferences(gifts: readonly Gift[]): (typeof paymentDifferences.$inferInsert)[] {
  return newestPaid(gifts).map(({ id, paymentId, currency, amountMinor, createdAt }) => ({
    kind: 'devuelto',
    paymentId: paymentId ?? '',
    donationId: id,
    oursMinor: 0,
    oursCurrency: currency,
    theirsMinor: amountMinor / 2,
    theirsCurrency: currency,
    foundAt: new Date(createdAt.getTime() + 2 * DAY_MS),
  }))
}

type Payout = typeof payouts.$inferInsert

/** Half, less the payment provider's fee. */
export function generatePayouts(
  accounts: readonly Account[],
  gifts: readonly Donation[],
  calendar: Calendar,
): Payout[] {
  const foundation = accounts.find(({ row }) => row.email === DEMO_EMAILS.foundation)
  const paid = gifts.filter(
    ({ foundationId, status }) => foundationId === foundation?.row.id && status === 'aprobado',
  )
  const sum = paid.reduce((total, { paidMinor = 0 }) => total + paidMinor, 0)
  const [first] = paid
  if (!first) return []
  const half = Math.floor(sum / 2)
  const feeMinor = Math.round(half * 0.05)
  const paidOn = calendar(12, randomFrom('payouts')).toISOString().slice(0, 10)
  const { foundationId, currency } = first
  const reference = 'TRF-DEMO-01'
  return [{ foundationId, currency, amountMinor: half - feeMinor, feeMinor, paidOn, reference }]
}
