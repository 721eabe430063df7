import 'server-only'
import { db } from '@/db/client'
import { foundationTag } from '@/lib/cache-tags'
import { cachedRead } from '@/lib/runtime'
import { listPublicTotals } from './total-queries'

export const getPublicTotals = cachedRead(
  'donation-totals',
  (foundationId: number) => listPublicTotals(db, foundationId),
  (foundationId) => [foundationTag(foundationId)],
)
