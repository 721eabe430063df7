import { and, type Column, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundationDocuments, foundations, monthlyGifts, reviews } from '@/db/schema'
import { profileColumns } from '@/lib/foundations/queries'
import { isShownReview } from '@/lib/foundations/visibility-queries'
import { listOwnExpenses } from '@/lib/money/expenses/queries'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'

export const exportFoundation = async (db: Db, accountId: number) => ({
  foundation: await db
    .select({
      userId: foundations.userId,
      name: foundations.name,
      mission: foundations.mission,
      proposedName: foundations.proposedName,
      proposedAt: foundations.proposedAt,
      ...profileColumns,
      status: foundations.status,
      decidedAt: foundations.decidedAt,
      // Approval notes are internal; rejection reasons were e-mailed.
      decisionReason: sql<
        string | null
      >`case when ${foundations.status} = 'rechazada' then ${foundations.decisionReason} end`,
      createdAt: foundations.createdAt,
    })
    .from(foundations)
    .where(eq(foundations.userId, accountId)),
  documents: await db
    .select({
      contentType: foundationDocuments.contentType,
      bytes: foundationDocuments.bytes,
      createdAt: foundationDocuments.createdAt,
    })
    .from(foundationDocuments)
    .where(eq(foundationDocuments.foundationId, accountId)),
})

export const exportReviews = async (db: Db, accountId: number) => ({
  reviews: await db
    .select({
      ...getTableColumns(reviews),
      reply: sql<string | null>`case when ${isOfUnblocked(reviews.foundationId)} then ${reviews.reply} end`,
    })
    .from(reviews)
    .where(eq(reviews.userId, accountId)),
  receivedReviews: await db
    // Omits the author (third-party personal data) and what staff hid.
    .select({
      id: reviews.id,
      points: reviews.points,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
    })
    .from(reviews)
    .where(and(eq(reviews.foundationId, accountId), isShownReview))
    .orderBy(reviews.id),
})

/** With the whole addresses of the invoices. */
export const exportExpenses = async (db: Db, accountId: number) =>
  (await listOwnExpenses(db, accountId)).map(({ invoices, ...expense }) => ({
    ...expense,
    invoices: invoices.map(({ small, large }) => ({ small: absoluteUrl(small), large: absoluteUrl(large) })),
  }))

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
