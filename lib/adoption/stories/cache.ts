import 'server-only'
import { db } from '@/db/client'
import { PETS_TAG, STORIES_TAG } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { listStories } from './queries'

/** A pet that is hidden, or comes back, takes its story along. */
export const getStories = cachedRead(
  'stories',
  (page: number) => listStories(db, page),
  () => [STORIES_TAG, PETS_TAG],
)
