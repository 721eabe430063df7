import type { Context } from '@/lib/context'
import { DAY_MS } from '@/lib/durations'
import { sweepOrphanedFiles } from '@/lib/files/operations/orphaned-files'
import { runFreshness } from '@/lib/freshness/operations/run'
import { logError } from '@/lib/log'
import { deliverSoon } from '@/lib/outbox/delivery'
import { forgetSentMail } from '@/lib/outbox/operations'
import { sweepPhotos } from '@/lib/photos/operations'
import { pruneRateLimits } from '@/lib/rate-limits/operations'
import { forgetEndedSessions } from '@/lib/session/queries'

/** How long sent mail (recipient and time only) is kept. */
const MAIL_DAYS = 30
/** Rate limit windows deleted per round. */
const MAX_PRUNED_WINDOWS = 100_000

/** How many of each were handled; null for a part that failed and was logged. */
interface MaintenanceReport {
  listings: { mails: number; asked: number; paused: number } | null
  photos: { uploads: number; photos: number } | null
  files: number | null
  mails: number | null
  sessions: number | null
  rateLimits: number | null
}

/**
 * One maintenance round: reminds owners, pauses unconfirmed pets, then deletes what has expired. A part that fails does
 * not stop the others and runs again in the next round.
 */
export async function runMaintenance(ctx: Context): Promise<MaintenanceReport> {
  const { db, now } = ctx
  return {
    listings: await attempt('listings', () => refreshPets(ctx)),
    photos: await attempt('photos', () => sweepPhotos(db, now)),
    files: await attempt('files', () => sweepOrphanedFiles(db, now)),
    mails: await attempt('mails', () => forgetSentMail(db, new Date(now.getTime() - MAIL_DAYS * DAY_MS))),
    sessions: await attempt('sessions', () => forgetEndedSessions(db, now)),
    rateLimits: await attempt('rate limits', () => pruneRateLimits(db, now, MAX_PRUNED_WINDOWS)),
  }
}

async function refreshPets(ctx: Context) {
  const round = await runFreshness(ctx.db, ctx.now, (tags) => ctx.expire(...tags))
  if (round.mails > 0) deliverSoon(ctx)
  return round
}

async function attempt<Result>(part: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    logError(`maintenance: ${part}`, error)
    return null
  }
}
