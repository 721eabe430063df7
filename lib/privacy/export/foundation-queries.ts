import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundationDocuments, foundations, reviews } from '@/db/schema'
import { profileColumns } from '@/lib/foundations/queries'
import { isShownReview } from '@/lib/foundations/visibility-queries'
import { listOwnExpenses } from '@/lib/money/expenses/queries'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { plainAmount } from '@/lib/text/money'
import { foundationNameFor } from './name-queries'

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
      emailConfirmedAt: foundations.emailConfirmedAt,
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
      foundation: foundationNameFor(accountId),
      reply: sql<string | null>`case when ${isOfUnblocked(reviews.foundationId)} then ${reviews.reply} end`,
    })
    .from(reviews)
    .innerJoin(foundations, eq(foundations.userId, reviews.foundationId))
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
    amount: plainAmount(expense.amountMinor, expense.currency),
    invoices: invoices.map(({ small, large }) => ({ small: absoluteUrl(small), large: absoluteUrl(large) })),
  }))
