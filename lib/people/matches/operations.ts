import { eq } from 'drizzle-orm'
import { matches } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { mergeEdit } from '@/lib/platform/forms/merge-edit'
import type { RecordEdit } from '@/lib/platform/forms/record'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import type { MatchAnswers } from './dto'
import { ALREADY_SAVED, requireQuizTaker } from './policy'
import { MATCH_WORDS, matchRecord } from './record'
import { readAnswers, storeAnswers } from './stored'

/**
 * Saves the first answers of a person; of concurrent calls one succeeds.
 * @throws DomainError unauthenticated, forbidden, email_not_confirmed; conflict when answers exist; TooManyRequests.
 */
export async function saveMatch(ctx: Context, answers: MatchAnswers): Promise<void> {
  const userId = await countWrite(ctx)
  const saved = await ctx.db
    .insert(matches)
    .values({ ...storeAnswers(answers), userId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: matches.userId })
  if (saved.length === 0) throw new DomainError('conflict', ALREADY_SAVED)
}

/**
 * Replaces a person's answers, or saves the first ones. Sent requests keep the answers of their time. @returns whether
 * changes were kept that the form had not seen.
 * @throws as `saveMatch`, without conflict; RecordChanged.
 */
export async function editMatch(
  ctx: Context,
  answers: MatchAnswers,
  edit?: RecordEdit,
): Promise<{ merged: boolean }> {
  const userId = await countWrite(ctx)
  return write(ctx, async (tx) => {
    const [present] = await tx.select().from(matches).where(eq(matches.userId, userId)).for('update')
    const saved = present ? matchRecord(readAnswers(present)) : null
    const { fields, merged } = await mergeEdit(answers, saved, edit, MATCH_WORDS)
    const stored = storeAnswers(fields)
    await tx
      .insert(matches)
      .values({ ...stored, userId, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoUpdate({ target: matches.userId, set: { ...stored, updatedAt: ctx.now } })
    return { merged }
  })
}

async function countWrite(ctx: Context): Promise<number> {
  const userId = requireQuizTaker(ctx.actor)
  await limit(ctx, LIMITS.matchAccount, userId)
  return userId
}
