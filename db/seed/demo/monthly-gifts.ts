import type { donations, monthlyGifts } from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { COUNTRIES } from '@/db/seed/data/countries'
import { randomFrom } from '@/db/seed/random'
import { nextChargeAt } from '@/lib/money/donations/charge-days'
import { DAY_MS } from '@/lib/text/durations'
import type { Currency } from '@/lib/text/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { peopleOfSameCountry, publicFoundations } from './community'
import { type DemoPet, isListed } from './pets'

type MonthlyGift = typeof monthlyGifts.$inferInsert & { id: number; startedAt: Date }
type Donation = typeof donations.$inferInsert

const AMOUNTS: Record<Currency, number> = {
  ARS: 800_000,
  CLP: 6_000,
  COP: 3_000_000,
  USD: 600,
  PEN: 2_500,
}

/** For a pet, for all of a foundation, and a cancelled one. */
export function generateMonthlyGifts(
  accounts: readonly Account[],
  pets: readonly DemoPet[],
  calendar: Calendar,
): MonthlyGift[] {
  const random = randomFrom('monthly gifts')
  const adopter = accounts.find(({ row }) => row.email === DEMO_EMAILS.adopter)
  const approved = publicFoundations(accounts)
  const foundation = approved.find(({ row }) => row.email === DEMO_EMAILS.foundation)
  const other = approved.find(
    (one) => one !== foundation && one.city.countryId === foundation?.city.countryId,
  )
  if (!adopter || !foundation || !other) return []
  const pet = pets.find((one) => one.owner.row.id === foundation.row.id && isListed(one))
  const neighbour = peopleOfSameCountry(random, accounts, foundation).find((one) => one !== adopter)
  const currency = COUNTRIES.find(({ id }) => id === foundation.city.countryId)?.currency ?? 'USD'
  const gift = (id: number, to: Account, days: number, donor: Account | undefined): MonthlyGift => {
    const startedAt = calendar(days, random)
    return {
      id,
      donorId: donor?.row.id,
      foundationId: to.row.id,
      amountMinor: AMOUNTS[currency],
      currency,
      status: 'activo',
      subscriptionId: `sub_prueba_demo_${id}`,
      createdAt: startedAt,
      startedAt,
    }
  }
  const cancelled = gift(3, other, 50, adopter)
  const endedAt = new Date(cancelled.startedAt.getTime() + 35 * DAY_MS)
  return [
    { ...gift(1, foundation, 45, adopter), petId: pet?.row.id },
    { ...gift(2, foundation, 20, neighbour), named: true },
    { ...cancelled, status: 'terminado', endedAt, endReason: 'donante', closedAt: endedAt },
  ]
}

/** Until now, or until they ended. */
export function generateMonths(gifts: readonly MonthlyGift[], now: Date): Donation[] {
  return gifts.flatMap((gift) => {
    const months: Donation[] = []
    let at = gift.startedAt
    while (at <= (gift.endedAt ?? now)) {
      const n = months.length + 1
      months.push({
        donorId: gift.donorId,
        foundationId: gift.foundationId,
        petId: gift.petId,
        named: gift.named,
        amountMinor: gift.amountMinor,
        currency: gift.currency,
        ...createBooks('aprobado', gift.amountMinor),
        monthlyGiftId: gift.id,
        // The page that was opened for the first month.
        checkoutId: n === 1 ? `cs_prueba_mensual_${gift.id}` : null,
        invoiceId: `in_prueba_mensual_${gift.id}_${n}`,
        paymentId: `pi_prueba_mensual_${gift.id}_${n}`,
        createdAt: at,
        statusChangedAt: at,
        receiptAt: at,
      })
      at = nextChargeAt(gift.startedAt, at)
    }
    return months
  })
}
