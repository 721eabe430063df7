import { runAnswerClock } from '@/lib/adoptions/operations/clock'
import { eraseOldAnswers } from '@/lib/check-ins/operations/erase'
import { runCheckIns } from '@/lib/check-ins/operations/send'
import type { Context } from '@/lib/context'
import { rejectAbandoned } from '@/lib/donations/operations/abandoned'
import { closeEndedGifts } from '@/lib/donations/operations/close-monthly'
import { eraseOldCopies } from '@/lib/dossiers/operations'
import { DAY_MS } from '@/lib/durations'
import { sweepOrphanedFiles } from '@/lib/files/operations/orphaned-files'
import { giveMissingSlugs } from '@/lib/foundations/slug-operations'
import { runFreshness } from '@/lib/freshness/operations/run'
import { deleteOldImports } from '@/lib/imports/operations/prune'
import { logError } from '@/lib/log'
import { deliverSoon } from '@/lib/outbox/delivery'
import { deleteOldMail } from '@/lib/outbox/operations'
import { sweepBlockedPhotos } from '@/lib/photos/block-operations'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { deleteUnconfirmedAccounts } from '@/lib/privacy/operations'
import { pruneRateLimits } from '@/lib/rate-limits/operations'
import { deleteOldNotices } from '@/lib/saved-searches/queries'
import { forgetEndedSessions } from '@/lib/session/queries'

/** Retention of sent and permanently failed mail. */
const MAIL_DAYS = 30
const UNCONFIRMED_DAYS = 30
/** Also of those that could not be sent because their pet is not listed: later it is no news. */
const NOTICE_DAYS = 30
const MAX_PRUNED_WINDOWS = 100_000

/** Counts per part; null for a part that failed and was logged. */
interface MaintenanceReport {
  listings: { mailsSent: number; remindersSent: number; paused: number } | null
  requests: { mailsSent: number; remindersSent: number; overdue: number } | null
  /** Adopters who were asked how it goes. */
  checkIns: number | null
  /** Notes and photos of adopters that were erased. */
  checkInAnswers: number | null
  photos: { uploads: number; photos: number } | null
  blockedPhotos: number | null
  files: number | null
  mails: number | null
  sessions: number | null
  rateLimits: number | null
  accounts: number | null
  notices: number | null
  /** Copies of dossiers. */
  dossiers: number | null
  donations: number | null
  /** Files with pets. */
  imports: number | null
  /** Monthly gifts that ended: those that the payment provider charges no more, and those that it still may. */
  monthlyGifts: { closed: number; open: number } | null
  /** Foundations that got their first one. */
  shortLinks: number | null
}

/** The hourly cleanup. Parts run in parallel; a failed part is retried in the next run. */
export async function runMaintenance(ctx: Context): Promise<MaintenanceReport> {
  const { db, now } = ctx
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [
    listings,
    requests,
    checkIns,
    checkInAnswers,
    photos,
    blockedPhotos,
    files,
    mails,
    sessions,
    rateLimits,
    accounts,
    notices,
    dossiers,
    donations,
    imports,
    monthlyGifts,
    shortLinks,
  ] = await Promise.all([
    attempt('listings', () => refreshPets(ctx)),
    attempt('requests', () => remindOfRequests(ctx)),
    attempt('check-ins', () => askHowItGoes(ctx)),
    attempt('answers to check-ins', () => eraseOldAnswers(db, now)),
    attempt('photos', () => deleteUnusedPhotos(db, now)),
    attempt('blocked photos', () => sweepBlockedPhotos(db, now)),
    attempt('files', () => sweepOrphanedFiles(db, now)),
    attempt('mails', () => deleteOldMail(db, daysAgo(MAIL_DAYS))),
    attempt('sessions', () => forgetEndedSessions(db, now)),
    attempt('rate limits', () => pruneRateLimits(db, now, MAX_PRUNED_WINDOWS)),
    attempt('accounts', () => deleteUnconfirmedAccounts(db, daysAgo(UNCONFIRMED_DAYS))),
    attempt('notices', () => deleteOldNotices(db, daysAgo(NOTICE_DAYS))),
    attempt('dossiers', () => eraseOldCopies(db, now)),
    attempt('donations', () => rejectAbandoned(db, now)),
    attempt('imports', () => deleteOldImports(db, now)),
    attempt('monthly gifts', () => closeEndedGifts(ctx)),
    attempt('short links', () => giveMissingSlugs(ctx)),
  ])
  return {
    listings,
    requests,
    checkIns,
    checkInAnswers,
    photos,
    blockedPhotos,
    files,
    mails,
    sessions,
    rateLimits,
    accounts,
    notices,
    dossiers,
    donations,
    imports,
    monthlyGifts,
    shortLinks,
  }
}

async function refreshPets(ctx: Context) {
  const run = await runFreshness(ctx)
  if (run.mailsSent > 0) deliverSoon(ctx)
  return run
}

async function remindOfRequests(ctx: Context) {
  const run = await runAnswerClock(ctx)
  if (run.mailsSent + run.overdue > 0) deliverSoon(ctx)
  return run
}

async function askHowItGoes(ctx: Context) {
  const sent = await runCheckIns(ctx)
  if (sent > 0) deliverSoon(ctx)
  return sent
}

async function attempt<Result>(part: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    logError(`maintenance: ${part}`, error)
    return null
  }
}
