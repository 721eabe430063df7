import 'server-only'
import type { Db } from '@/db/client'
import { foundationTag, PETS_TAG, STORIES_TAG } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { listStories, listStoriesOfFoundation } from './queries'

/** A pet that is hidden, or comes back, takes its story along. */
export const getStories = cachedRead(
  'stories',
  (db: Db, page: number) => listStories(db, page),
  () => [STORIES_TAG, PETS_TAG],
)

/** Newest first. Its tag expires with its pets, too. */
export const getStoriesOfFoundation = cachedRead(
  'stories-of-foundation',
  (db: Db, foundationId: number, limit: number) => listStoriesOfFoundation(db, foundationId, limit),
  (foundationId) => [foundationTag(foundationId)],
)
