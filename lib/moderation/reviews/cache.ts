import 'server-only'
import type { Db } from '@/db/client'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { countRatings, findVisibleReview, listReviews } from './queries'

export const getReviews = cachedRead(
  'reviews',
  (db: Db, foundationId: number, limit: number) => listReviews(db, foundationId, limit),
  (foundationId) => [foundationTag(foundationId)],
)

export const getRatingCounts = cachedRead(
  'rating-counts',
  (db: Db, foundationId: number) => countRatings(db, foundationId),
  (foundationId) => [foundationTag(foundationId)],
)

export const getReview = cachedRead(
  'review',
  (db: Db, foundationId: number, reviewId: number) => findVisibleReview(db, foundationId, reviewId),
  (foundationId) => [foundationTag(foundationId)],
)
