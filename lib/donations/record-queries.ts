import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations } from '@/db/schema'

/** An account's donations, made and received, for its data export. */
export const listDonationRecords = (db: Db, accountId: number) =>
  db
    .select({
      id: donations.id,
      // Omits the donor: third-party personal data.
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
      createdAt: donations.createdAt,
      receiptAt: donations.receiptAt,
    })
    .from(donations)
    .where(or(eq(donations.donorId, accountId), eq(donations.foundationId, accountId)))
