import { type Column, eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'

/** Given and received, without the donors of the latter: third-party personal data. */
export const exportDonations = async (db: Db, accountId: number) => ({
  donations: await db
    .select({
      id: donations.id,
      donorId: ownId(donations.donorId, accountId),
      foundationId: donations.foundationId,
      amountMinor: donations.amountMinor,
      currency: donations.currency,
      status: donations.status,
      paidMinor: donations.paidMinor,
      refundedMinor: donations.refundedMinor,
      petId: donations.petId,
      petHadHome: donations.petHadHome,
      named: donations.named,
      monthlyGiftId: donations.monthlyGiftId,
      createdAt: donations.createdAt,
      paidAt: donations.paidAt,
      receiptAt: donations.receiptAt,
    })
    .from(donations)
    .where(or(eq(donations.donorId, accountId), eq(donations.foundationId, accountId))),
  monthlyGifts: await db
    .select({
      id: monthlyGifts.id,
      donorId: ownId(monthlyGifts.donorId, accountId),
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
    .orderBy(monthlyGifts.id),
})

const ownId = (column: Column, accountId: number) =>
  sql<number | null>`case when ${column} = ${accountId} then ${column} end`
