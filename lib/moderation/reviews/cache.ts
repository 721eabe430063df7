import 'server-only'
import { db } from '@/db/client'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { countRatings, findVisibleReview, listReviews } from './queries'

export const getReviews = cachedRead(
  'reviews',
  (foundationId: number, limit: number) => listReviews(db, foundationId, limit),
  (foundationId) => [foundationTag(foundationId)],
)

export const getRatingCounts = cachedRead(
  'rating-counts',
  (foundationId: number) => countRatings(db, foundationId),
  (foundationId) => [foundationTag(foundationId)],
)

export const getReview = cachedRead(
  'review',
  (foundationId: number, reviewId: number) => findVisibleReview(db, foundationId, reviewId),
  (foundationId) => [foundationTag(foundationId)],
)
