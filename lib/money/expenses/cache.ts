import 'server-only'
import type { Db } from '@/db/client'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { listExpenseSums, listExpenses } from './queries'

export const getExpenses = cachedRead(
  'expenses',
  (db: Db, foundationId: number, page: number) => listExpenses(db, foundationId, page),
  (foundationId) => [foundationTag(foundationId)],
)

const LATEST = 3

export const getLatestExpenses = cachedRead(
  'latest-expenses',
  async (db: Db, foundationId: number) => (await listExpenses(db, foundationId, 1, LATEST)).rows,
  (foundationId) => [foundationTag(foundationId)],
)

export const getExpenseSums = cachedRead(
  'expense-sums',
  (db: Db, foundationId: number) => listExpenseSums(db, foundationId),
  (foundationId) => [foundationTag(foundationId)],
)
