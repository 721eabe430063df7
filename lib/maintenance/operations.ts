import { eraseOldAnswers } from '@/lib/adoption/check-ins/operations/erase'
import { runCheckIns } from '@/lib/adoption/check-ins/operations/send'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { runOutcomeQuestions } from '@/lib/adoption/clock/outcome-operations'
import { eraseOldCopies } from '@/lib/adoption/dossiers/operations'
import { giveMissingSlugs } from '@/lib/foundations/slug-operations'
import { deleteOldContactMessages } from '@/lib/moderation/contact/operations'
import { forgetReporters } from '@/lib/moderation/reports/operations'
import { closeEndedGifts, pauseBlockedGifts } from '@/lib/money/donations/operations/monthly-charges'
import { closeCheckouts, rejectAbandoned } from '@/lib/money/donations/operations/unpaid'
import { forgetExpiredLinks } from '@/lib/people/accounts/operations/email-links'
import { forgetOldIps } from '@/lib/people/accounts/operations/remember-ip'
import { runFreshness } from '@/lib/pets/freshness/operations'
import { deleteOldImports } from '@/lib/pets/imports/operations/run'
import { sweepBlockedPhotos } from '@/lib/photos/block-operations'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { pruneExpiredTags } from '@/lib/platform/bus/operations'
import type { Context } from '@/lib/platform/context'
import { sweepOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { pruneReservations } from '@/lib/platform/files/operations/storage'
import { logError } from '@/lib/platform/log'
import { forgetGoneRecipients } from '@/lib/platform/outbox/forget-operations'
import { deleteOldMail } from '@/lib/platform/outbox/operations'
import { pruneRateLimits } from '@/lib/platform/rate-limits/operations'
import { forgetReauthentications } from '@/lib/platform/session/operations'
import { forgetEndedSessions } from '@/lib/platform/session/queries'
import { deleteOldCases } from '@/lib/privacy/kept-case-operations'
import type { CleanupPart } from '@/lib/privacy/retention/ends'
import { deleteOldRights, remindOfRights } from '@/lib/privacy/rights/clock-operations'
import { deleteUnconfirmedAccounts } from '@/lib/privacy/unconfirmed-operations'
import { pruneSearchTerms } from '@/lib/search/operations'
import { readSavedTexts } from '@/lib/search/saved-searches/operations/read-texts'
import { deleteOldNotices } from '@/lib/search/saved-searches/queries'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'

const MAX_PRUNED = 100_000

/** Daily is enough for words of the search; 3 a.m. in Bogotá is quiet. */
const WORDS_HOUR = 8
const daily = (ctx: Context, run: (db: Context['db']) => Promise<number>) =>
  ctx.now.getUTCHours() === WORDS_HOUR ? run(ctx.db) : Promise.resolve(0)

type Part = (ctx: Context) => Promise<unknown>

/** Those that end personal data are named in the retention table (`lib/privacy/retention`). */
const PARTS = {
  listings: runFreshness,
  requests: runAnswerClock,
  outcomes: runOutcomeQuestions,
  checkIns: runCheckIns,
  checkInAnswers: ({ db, now }) => eraseOldAnswers(db, now),
  photos: ({ db, now }) => deleteUnusedPhotos(db, now),
  blockedPhotos: ({ db, now }) => sweepBlockedPhotos(db, now),
  files: ({ db, now }) => sweepOrphanedFiles(db, now),
  reservations: ({ db, now }) => pruneReservations(db, now, MAX_PRUNED),
  mails: ({ db, now }) => deleteOldMail(db, daysBefore(now, RETENTION_DAYS.mail)),
  keptCases: ({ db, now }) => deleteOldCases(db, now),
  rightsReminders: remindOfRights,
  rightsRequests: ({ db, now }) => deleteOldRights(db, now),
  contactMessages: ({ db, now }) => deleteOldContactMessages(db, now),
  goneRecipients: ({ db, now }) => forgetGoneRecipients(db, now),
  knownIps: ({ db, now }) => forgetOldIps(db, now),
  reporters: ({ db, now }) => forgetReporters(db, now),
  sessions: ({ db, now }) => forgetEndedSessions(db, now),
  reauthentications: ({ db, now }) => forgetReauthentications(db, now),
  links: ({ db, now }) => forgetExpiredLinks(db, now),
  rateLimits: ({ db, now }) => pruneRateLimits(db, now, MAX_PRUNED),
  expiredTags: ({ db }) => pruneExpiredTags(db),
  accounts: ({ db, now }) => deleteUnconfirmedAccounts(db, now),
  notices: ({ db, now }) => deleteOldNotices(db, daysBefore(now, RETENTION_DAYS.notice)),
  dossiers: ({ db, now }) => eraseOldCopies(db, now),
  donations: ({ db, now }) => rejectAbandoned(db, now),
  imports: ({ db, now }) => deleteOldImports(db, now),
  checkouts: (ctx) => closeCheckouts(ctx),
  monthlyGifts: closeEndedGifts,
  pausedGifts: (ctx) => pauseBlockedGifts(ctx),
  shortLinks: giveMissingSlugs,
  searchTerms: (ctx) => daily(ctx, pruneSearchTerms),
  savedTexts: (ctx) => daily(ctx, readSavedTexts),
} satisfies Record<CleanupPart, Part> & Record<string, Part>

type Parts = typeof PARTS
/** Null for a failed part, which was logged. */
type MaintenanceReport = { [Part in keyof Parts]: Awaited<ReturnType<Parts[Part]>> | null }

/** The hourly cleanup. Parts run in parallel; a failed part is retried in the next run. */
export async function runMaintenance(ctx: Context): Promise<MaintenanceReport> {
  const parts: [string, (ctx: Context) => Promise<unknown>][] = Object.entries(PARTS)
  const results = parts.map(async ([part, run]) => [part, await attempt(part, () => run(ctx))])
  return Object.fromEntries(await Promise.all(results)) as MaintenanceReport
}

async function attempt(part: string, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    logError(`maintenance: ${part}`, error)
    return null
  }
}
