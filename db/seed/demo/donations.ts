import type { donations } from '@/db/schema'
import { COUNTRIES } from '@/db/seed/data/countries'
import { type Random, randomFrom } from '@/db/seed/random'
import type { Currency } from '@/lib/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { peopleOfSameCountry, publicFoundations } from './community'

type Donation = typeof donations.$inferInsert
type Status = NonNullable<Donation['status']>

/** Typical amounts in minor units; the Chilean peso has none. */
const GIFTS: Record<Currency, readonly number[]> = {
  ARS: [500_000, 1_000_000, 1_500_000, 2_000_000, 5_000_000],
  CLP: [5_000, 10_000, 15_000, 20_000, 50_000],
  COP: [2_000_000, 3_000_000, 5_000_000, 10_000_000],
  USD: [500, 1_000, 1_500, 2_000, 5_000],
  PEN: [2_000, 3_000, 5_000, 10_000],
}
/** Statuses of each foundation's first donations, so that every status occurs in every currency. */
const STATUSES: readonly Status[] = [
  'aprobado',
  'pendiente',
  'rechazado',
  'reembolsado',
  'aprobado',
  'aprobado',
]

/** Donations to approved foundations by people of their country; the demo adopter gave to the demo foundation. */
export function generateDonations(accounts: readonly Account[], calendar: Calendar): Donation[] {
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
    return [...gifts, ...own].map(({ donor, status }) => gift(random, foundation, donor, status, calendar))
  })
  return drawn.sort((one, other) => Number(one.createdAt) - Number(other.createdAt))
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
  return {
    donorId: donor?.row.id,
    foundationId: foundation.row.id,
    amountMinor: random.pick(GIFTS[currency]),
    currency,
    status,
    createdAt,
    statusChangedAt: status === 'pendiente' ? createdAt : settledAt,
  }
}
