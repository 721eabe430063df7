import { type Column, eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, monthlyGifts, pets } from '@/db/schema'
import { listPayouts } from '@/lib/money/donations/total-queries'
import { plainAmount } from '@/lib/text/money'
import { foundationNameFor, petNameFor } from './name-queries'

/** Given and received, without the donors of the latter: third-party personal data. */
export const exportDonations = async (db: Db, accountId: number) => ({
  donations: (await selectDonations(db, accountId)).map((donation) => ({
    ...donation,
    amount: plainAmount(donation.amountMinor, donation.currency),
    paid: plainAmount(donation.paidMinor, donation.currency),
    refunded: plainAmount(donation.refundedMinor, donation.currency),
  })),
  monthlyGifts: (await selectMonthlyGifts(db, accountId)).map((gift) => ({
    ...gift,
    amount: plainAmount(gift.amountMinor, gift.currency),
  })),
})

export const exportPayouts = async (db: Db, accountId: number) =>
  (await listPayouts(db, accountId)).map((payout) => ({
    ...payout,
    amount: plainAmount(payout.amountMinor, payout.currency),
    fee: plainAmount(payout.feeMinor, payout.currency),
  }))

const selectDonations = (db: Db, accountId: number) =>
  db
    .select({
      id: donations.id,
      donorId: ownId(donations.donorId, accountId),
      foundationId: donations.foundationId,
      foundation: foundationNameFor(accountId),
      amountMinor: donations.amountMinor,
      currency: donations.currency,
      status: donations.status,
      paidMinor: donations.paidMinor,
      refundedMinor: donations.refundedMinor,
      petId: donations.petId,
      pet: petNameFor(accountId),
      petHadHome: donations.petHadHome,
      named: donations.named,
      monthlyGiftId: donations.monthlyGiftId,
      createdAt: donations.createdAt,
      paidAt: donations.paidAt,
      receiptAt: donations.receiptAt,
    })
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .where(or(eq(donations.donorId, accountId), eq(donations.foundationId, accountId)))

const selectMonthlyGifts = (db: Db, accountId: number) =>
  db
    .select({
      id: monthlyGifts.id,
      donorId: ownId(monthlyGifts.donorId, accountId),
      foundationId: monthlyGifts.foundationId,
      foundation: foundationNameFor(accountId),
      petId: monthlyGifts.petId,
      pet: petNameFor(accountId),
      named: monthlyGifts.named,
      amountMinor: monthlyGifts.amountMinor,
      currency: monthlyGifts.currency,
      status: monthlyGifts.status,
      createdAt: monthlyGifts.createdAt,
      startedAt: monthlyGifts.startedAt,
      failingSince: monthlyGifts.failingSince,
      endedAt: monthlyGifts.endedAt,
      endReason: monthlyGifts.endReason,
    })
    .from(monthlyGifts)
    .innerJoin(foundations, eq(foundations.userId, monthlyGifts.foundationId))
    .leftJoin(pets, eq(pets.id, monthlyGifts.petId))
    .where(or(eq(monthlyGifts.donorId, accountId), eq(monthlyGifts.foundationId, accountId)))
    .orderBy(monthlyGifts.id)

const ownId = (column: Column, accountId: number) =>
  sql<number | null>`case when ${column} = ${accountId} then ${column} end`
