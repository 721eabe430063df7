import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'

/** For the data export; like `listMonthlyRecords` it omits the donors: third-party personal data. */
export const listDonationRecords = (db: Db, accountId: number) =>
  db
    .select({
      id: donations.id,
      donorId: sql<
        number | null
      >`case when ${donations.donorId} = ${accountId} then ${donations.donorId} end`,
      foundationId: donations.foundationId,
      amountMinor: donations.amountMinor,
      currency: donations.currency,
      status: donations.status,
      paidMinor: donations.paidMinor,
      refundedMinor: donations.refundedMinor,
      petId: donations.petId,
      named: donations.named,
      monthlyGiftId: donations.monthlyGiftId,
      createdAt: donations.createdAt,
      paidAt: donations.paidAt,
      receiptAt: donations.receiptAt,
    })
    .from(donations)
    .where(or(eq(donations.donorId, accountId), eq(donations.foundationId, accountId)))

export const listMonthlyRecords = (db: Db, accountId: number) =>
  db
    .select({
      id: monthlyGifts.id,
      donorId: sql<
        number | null
      >`case when ${monthlyGifts.donorId} = ${accountId} then ${monthlyGifts.donorId} end`,
      foundationId: monthlyGifts.foundationId,
      petId: monthlyGifts.petId,
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
    .where(or(eq(monthlyGifts.donorId, accountId), eq(monthlyGifts.foundationId, accountId)))
    .orderBy(monthlyGifts.id)
