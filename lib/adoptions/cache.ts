import 'server-only'
import { db } from '@/db/client'
import { answerRateTag } from '@/lib/cache-tags'
import { cachedRead } from '@/lib/runtime'
import { findAnswerRate } from './rate-queries'

/** Null, which is cached too, below five requests. */
export const getAnswerRate = cachedRead(
  'answer-rate',
  (ownerId: number) => findAnswerRate(db, ownerId, new Date()),
  (ownerId) => [answerRateTag(ownerId)],
)
