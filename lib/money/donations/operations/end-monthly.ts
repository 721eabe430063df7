import { and, asc, eq, ne } from 'drizzle-orm'
import pLimit from 'p-limit'
import { isOneOf } from '@/db/conditions'
import { monthlyGifts } from '@/db/schema'
import type { WriteContext, WriteTx } from '@/lib/platform/write'
import type { MonthlyDecision } from '@/lib/text/vocabulary'
import { mailMonthlyEnded, withdrawMonthlyFailed } from './mails'

type Whose = { petId: number } | { foundationId: number } | { donorId: number } | { giftId: number }

function conditionOf(whose: Whose) {
  if ('petId' in whose) return eq(monthlyGifts.petId, whose.petId)
  if ('foundationId' in whose) return eq(monthlyGifts.foundationId, whose.foundationId)
  return 'donorId' in whose ? eq(monthlyGifts.donorId, whose.donorId) : eq(monthlyGifts.id, whose.giftId)
}

/**
 * Ends monthly gifts in the caller's transaction, which holds the account or the pet, and mails their donors. The
 * payment provider is told after the commit, and by the hourly cleanup until it confirms. Idempotent.
 * @returns how many ended.
 */
export async function endMonthlyGifts(
  tx: WriteTx,
  whose: Whose,
  { reason, now }: { reason: MonthlyDecision; now: Date },
): Promise<number> {
  const live = await tx
    .select()
    .from(monthlyGifts)
    .where(and(conditionOf(whose), ne(monthlyGifts.status, 'terminado')))
    .orderBy(asc(monthlyGifts.id))
    .for('update')
  if (live.length === 0) return 0
  const ids = live.map(({ id }) => id)
  await tx
    .update(monthlyGifts)
    .set({ status: 'terminado', endedAt: now, endReason: reason })
    .where(isOneOf(monthlyGifts.id, ids))
  await withdrawMonthlyFailed(tx, ids)
  for (const gift of live)
    if (gift.status === 'activo') await mailMonthlyEnded(tx, { ...gift, endReason: reason }, now)
  tx.afterCommit(closeEnded)
  return live.length
}

const rounds = pLimit(1)

/**
 * All that ended: one more round waits, however many writes ask. Loaded lazily: the command line ends gifts too, and
 * leaves closing them to a server.
 */
async function closeEnded(ctx: WriteContext): Promise<void> {
  const { closeEndedGifts } = await import('./monthly-charges')
  if (rounds.pendingCount === 0) await rounds(() => closeEndedGifts(ctx))
}
