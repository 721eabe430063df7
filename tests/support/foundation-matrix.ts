import { randomUUID } from 'node:crypto'
import { db } from '@/db/client'
import { makeFoundation, makeReview } from '@/db/seed/factories'
import { submitDocument } from '@/lib/foundations/operations'
import { updateFoundationProfile } from '@/lib/foundations/profile-operations'
import { foundationProfileSchema, slugSchema } from '@/lib/foundations/schema'
import { changeSlug } from '@/lib/foundations/slug-operations'
import { replyToReview } from '@/lib/moderation/reviews/operations'
import { deleteExpense, publishExpense } from '@/lib/money/expenses/operations'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { deleteReview } from '@/lib/privacy/review-operations'
import type { MatrixRow } from './action-matrix'
import { makeDonation } from './donations'
import { expenseInput, makeExpense } from './expenses'

/** Rows of the authorisation matrix that belong to foundations. */
export const FOUNDATION_ROWS: Record<string, MatrixRow> = {
  submitDocumentAction: {
    run: (ctx) => submitDocument(ctx, { document: new File(['%PDF-1.7'], 'acta.pdf') }),
    anonymous: 'unauthenticated',
    pending: 'ok',
    foundation: 'conflict',
    rest: 'forbidden',
  },
  updateFoundationAction: {
    run: (ctx) => updateFoundationProfile(ctx, foundationProfileSchema.parse({ name: 'Huellas' })),
    anonymous: 'unauthenticated',
    pending: 'ok',
    foundation: 'ok',
    rest: 'forbidden',
  },
  changeSlugAction: {
    run: (ctx) => changeSlug(ctx, slugSchema.parse({ slug: `huellas-${randomUUID().slice(0, 8)}` })),
    anonymous: 'unauthenticated',
    foundation: 'ok',
    rest: 'forbidden',
  },
  publishExpenseAction: {
    run: async (ctx) => {
      const isFoundation = ctx.actor.kind === 'foundation'
      if (isFoundation) await makeDonation({ foundationId: accountIdOf(ctx.actor), status: 'aprobado' })
      await publishExpense(ctx, expenseInput())
    },
    anonymous: 'unauthenticated',
    foundation: 'ok',
    rest: 'forbidden',
  },
  deleteExpenseAction: {
    // Of the account itself, where it is a foundation.
    run: async (ctx) => {
      const foundationId = await ownOrAnyId(ctx)
      await deleteExpense(ctx, { expenseId: await makeExpense({ foundationId }) })
    },
    anonymous: 'unauthenticated',
    pending: 'ok',
    foundation: 'ok',
    rest: 'forbidden',
  },
  deleteReviewAction: {
    // Whoever wrote none has nothing to delete.
    run: async (ctx) => deleteReview(ctx, { foundationId: await ownOrAnyId(ctx) }),
    anonymous: 'unauthenticated',
    rest: 'ok',
  },
  replyToReviewAction: {
    // On a review of the account itself, where it is a foundation.
    run: async (ctx) => {
      const foundationId = await ownOrAnyId(ctx)
      const { id, updatedAt } = await makeReview(db, foundationId)
      const seen = updatedAt.toISOString()
      await replyToReview(ctx, { reviewId: id, seen, reply: 'Gracias por venir.' })
    },
    anonymous: 'unauthenticated',
    pending: 'ok',
    foundation: 'ok',
    rest: 'forbidden',
  },
}

/** The account itself, where it is a foundation. */
const ownOrAnyId = async ({ actor }: Context) =>
  actor.kind === 'foundation' ? accountIdOf(actor) : (await makeFoundation(db)).user.id
