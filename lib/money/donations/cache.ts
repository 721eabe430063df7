import 'server-only'
import type { Db } from '@/db/client'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { listPublicTotals } from './total-queries'

export const getPublicTotals = cachedRead(
  'donation-totals',
  (db: Db, foundationId: number) => listPublicTotals(db, foundationId),
  (foundationId) => [foundationTag(foundationId)],
)
