import { matches } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import type { MatchAnswers } from './dto'
import { ALREADY_SAVED, requireQuizTaker } from './policy'

/**
 * Saves the first answers of a person; of concurrent calls one succeeds.
 * @throws DomainError unauthenticated, forbidden, email_not_confirmed; conflict when answers exist; TooManyRequests.
 */
export async function saveMatch(ctx: Context, answers: MatchAnswers): Promise<void> {
  const userId = await countWrite(ctx)
  const saved = await ctx.db
    .insert(matches)
    .values({ ...answers, userId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: matches.userId })
  if (saved.length === 0) throw new DomainError('conflict', ALREADY_SAVED)
}

/**
 * Replaces a person's answers, or saves the first ones. Sent requests keep the answers of their time.
 * @throws as `saveMatch`, without conflict.
 */
export async function editMatch(ctx: Context, answers: MatchAnswers): Promise<void> {
  const userId = await countWrite(ctx)
  await ctx.db
    .insert(matches)
    .values({ ...answers, userId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoUpdate({ target: matches.userId, set: { ...answers, updatedAt: ctx.now } })
}

async function countWrite(ctx: Context): Promise<number> {
  const userId = requireQuizTaker(ctx.actor)
  await limit(ctx, LIMITS.matchAccount, userId)
  return userId
}
