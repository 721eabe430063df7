import 'server-only'
import { db } from '@/db/client'
import { FOUNDATIONS_TAG, foundationTag } from '@/lib/cache-tags'
import { cachedRead } from '@/lib/runtime'
import { findFoundation, listFoundations } from './queries'

export const getFoundations = cachedRead(
  'foundations',
  () => listFoundations(db),
  () => [FOUNDATIONS_TAG],
)

/** Null, which is cached too, unless approved. */
export const getFoundation = cachedRead(
  'foundation',
  (id: number) => findFoundation(db, id),
  (id) => [foundationTag(id)],
)
