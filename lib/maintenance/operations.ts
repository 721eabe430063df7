import { eraseOldAnswers } from '@/lib/adoption/check-ins/operations/erase'
import { runCheckIns } from '@/lib/adoption/check-ins/operations/send'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { eraseOldCopies } from '@/lib/adoption/dossiers/operations'
import { giveMissingSlugs } from '@/lib/foundations/slug-operations'
import { rejectAbandoned } from '@/lib/money/donations/operations/abandoned'
import { closeEndedGifts } from '@/lib/money/donations/operations/close-monthly'
import { runFreshness } from '@/lib/pets/freshness/operations/run'
import { deleteOldImports } from '@/lib/pets/imports/operations/run'
import { sweepBlockedPhotos } from '@/lib/photos/block-operations'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { pruneExpiredTags } from '@/lib/platform/bus/operations'
import type { Context } from '@/lib/platform/context'
import { sweepOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { logError } from '@/lib/platform/log'
import { deleteOldMail } from '@/lib/platform/outbox/operations'
import { pruneRateLimits } from '@/lib/platform/rate-limits/operations'
import { forgetEndedSessions } from '@/lib/platform/session/queries'
import { deleteUnconfirmedAccounts } from '@/lib/privacy/operations'
import { pruneSearchTerms } from '@/lib/search/operations'
import { deleteOldNotices } from '@/lib/search/saved-searches/queries'
import { DAY_MS } from '@/lib/text/durations'

/** Retention of sent and permanently failed mail. */
const MAIL_DAYS = 30
const UNCONFIRMED_DAYS = 30
/** Also of those that could not be sent because their pet is not listed: later it is no news. */
const NOTICE_DAYS = 30
const MAX_PRUNED_WINDOWS = 100_000

/** The word counts of the search are good enough for a day; at 3 in the morning in Bogotá few people write. */
const SEARCH_TERMS_HOUR = 8

/** Each returns counts of what it did. */
const PARTS = {
  listings: runFreshness,
  requests: runAnswerClock,
  /** Adopters who were asked how it goes. */
  checkIns: runCheckIns,
  /** Notes and photos of adopters that were erased. */
  checkInAnswers: ({ db, now }) => eraseOldAnswers(db, now),
  photos: ({ db, now }) => deleteUnusedPhotos(db, now),
  blockedPhotos: ({ db, now }) => sweepBlockedPhotos(db, now),
  files: ({ db, now }) => sweepOrphanedFiles(db, now),
  mails: ({ db, now }) => deleteOldMail(db, daysBefore(now, MAIL_DAYS)),
  sessions: ({ db, now }) => forgetEndedSessions(db, now),
  rateLimits: ({ db, now }) => pruneRateLimits(db, now, MAX_PRUNED_WINDOWS),
  /** Rows that told other instances what expired. */
  expiredTags: ({ db }) => pruneExpiredTags(db),
  accounts: ({ db, now }) => deleteUnconfirmedAccounts(db, daysBefore(now, UNCONFIRMED_DAYS)),
  notices: ({ db, now }) => deleteOldNotices(db, daysBefore(now, NOTICE_DAYS)),
  /** Copies of dossiers. */
  dossiers: ({ db, now }) => eraseOldCopies(db, now),
  donations: ({ db, now }) => rejectAbandoned(db, now),
  /** Files with pets. */
  imports: ({ db, now }) => deleteOldImports(db, now),
  /** Monthly gifts that ended: those that the payment provider charges no more, and those that it still may. */
  monthlyGifts: closeEndedGifts,
  /** Foundations that got their first one. */
  shortLinks: giveMissingSlugs,
  /** Words that no pet has any more. */
  searchTerms: async ({ db, now }) => (now.getUTCHours() === SEARCH_TERMS_HOUR ? pruneSearchTerms(db) : 0),
} satisfies Record<string, (ctx: Context) => Promise<unknown>>

type Parts = typeof PARTS
/** Null for a part that failed and was logged. */
type MaintenanceReport = { [Part in keyof Parts]: Awaited<ReturnType<Parts[Part]>> | null }

/** The hourly cleanup. Parts run in parallel; a failed part is retried in the next run. */
export async function runMaintenance(ctx: Context): Promise<MaintenanceReport> {
  const parts: [string, (ctx: Context) => Promise<unknown>][] = Object.entries(PARTS)
  const results = parts.map(async ([part, run]) => [part, await attempt(part, () => run(ctx))])
  return Object.fromEntries(await Promise.all(results)) as MaintenanceReport
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

async function attempt(part: string, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    logError(`maintenance: ${part}`, error)
    return null
  }
}
