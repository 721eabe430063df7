import 'server-only'
import type { Db } from '@/db/client'
import { answerRateTag } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import type { AnswerRateDto } from './dto'
import { findAnswerRate } from './queries'

/** Null, which is cached too, below five requests. */
export const getAnswerRate = cachedRead(
  'answer-rate',
  (db: Db, ownerId: number) => findAnswerRate(db, ownerId, new Date()),
  (ownerId) => [answerRateTag(ownerId)],
)

export async function getAnswerRates(ownerIds: readonly number[]): Promise<Map<number, AnswerRateDto>> {
  const rates = await Promise.all(
    [...new Set(ownerIds)].map(async (id) => ({ id, rate: await getAnswerRate(id) })),
  )
  return new Map(rates.flatMap(({ id, rate }) => (rate ? [[id, rate]] : [])))
}
