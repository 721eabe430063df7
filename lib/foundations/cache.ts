import 'server-only'
import { db } from '@/db/client'
import { FOUNDATIONS_TAG, foundationTag } from '@/lib/cache-tags'
import { cachedRead } from '@/lib/runtime'
import { findFoundation, listFoundations, listReviews } from './queries'

/** Every approved foundation, by name. */
export const getFoundations = cachedRead(
  'foundations',
  () => listFoundations(db),
  () => [FOUNDATIONS_TAG],
)

/** An approved foundation, or null: also the null is cached, and expires when the foundation is approved. */
export const getFoundation = cachedRead(
  'foundation',
  (id: number) => findFoundation(db, id),
  (id) => [foundationTag(id)],
)

/** The newest reviews of a foundation, `limit` at most. */
export const getReviews = cachedRead(
  'reviews',
  (id: number, limit: number) => listReviews(db, id, limit),
  (id) => [foundationTag(id)],
)
