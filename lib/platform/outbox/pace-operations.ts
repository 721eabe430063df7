import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { mailPace } from '@/db/schema'
import { pauseDelay } from './backoff'

/** Batches keep any second near its share. */
const BATCHES_PER_SECOND = 4

interface MailSlots {
  count: number
  /** 0 where mails may go out, or the queue is paused. */
  waitMs: number
  isProbe: boolean
}

/**
 * Instances queue for one row and keep to the rate together.
 * @param claim takes up to that many mails; the slots they need are spent.
 */
export async function withMailSlots<Result extends { length: number }>(
  tx: Tx,
  { now, perSecond, most }: { now: Date; perSecond: number; most: number },
  claim: (count: number) => Promise<Result>,
): Promise<{ claimed: Result | null; slots: MailSlots }> {
  const [pace] = await tx
    .insert(mailPace)
    .values({ id: 1, nextSlotAt: now })
    .onConflictDoUpdate({ target: mailPace.id, set: { id: sql`excluded.id` } })
    .returning()
  const slots = slotsOf(pace ?? { nextSlotAt: now, outages: 0, pausedUntil: null }, { now, perSecond, most })
  if (slots.count === 0) return { claimed: null, slots }
  const claimed = await claim(slots.count)
  const nextSlotAt = new Date(now.getTime() + Math.ceil((claimed.length * 1000) / perSecond))
  if (claimed.length > 0) await tx.update(mailPace).set({ nextSlotAt })
  return { claimed, slots }
}

function slotsOf(
  {
    nextSlotAt,
    outages,
    pausedUntil,
  }: Pick<typeof mailPace.$inferSelect, 'nextSlotAt' | 'outages' | 'pausedUntil'>,
  { now, perSecond, most }: { now: Date; perSecond: number; most: number },
): MailSlots {
  const isProbe = outages > 0
  if (pausedUntil && pausedUntil > now) return { count: 0, waitMs: 0, isProbe }
  // A clock ahead elsewhere must not stop this instance for longer than a slot takes.
  const longest = (1000 * most) / perSecond
  const waitMs = Math.min(nextSlotAt.getTime() - now.getTime(), longest)
  if (waitMs > 0) return { count: 0, waitMs, isProbe }
  const batch = Math.max(1, Math.min(most, Math.floor(perSecond / BATCHES_PER_SECOND)))
  return { count: isProbe ? 1 : batch, waitMs: 0, isProbe }
}

/** Pauses the queue of all instances, longer after each outage. */
export async function pauseMail(db: Db, now: Date): Promise<void> {
  const [pace] = await db
    .update(mailPace)
    .set({ outages: sql`${mailPace.outages} + 1` })
    .returning({ outages: mailPace.outages })
  const pausedUntil = new Date(now.getTime() + pauseDelay(pace?.outages ?? 1, Math.random()))
  await db
    .update(mailPace)
    .set({ pausedUntil })
    .where(eq(mailPace.outages, pace?.outages ?? 1))
}

/** Ends the pause of all instances, and forgets the outages that lengthen it. */
export async function resumeMail(db: Db): Promise<void> {
  await db.update(mailPace).set({ outages: 0, pausedUntil: null })
}
