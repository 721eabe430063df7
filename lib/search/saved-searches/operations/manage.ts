import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { savedSearches } from '@/db/schema'
import { lockAccount } from '@/lib/people/accounts/queries'
import { giveConsent, withdrawConsent } from '@/lib/people/consents/operations'
import { MAIL_VERSIONS } from '@/lib/people/consents/purposes'
import { findConsent } from '@/lib/people/consents/queries'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { mergeEdit } from '@/lib/platform/forms/merge-edit'
import type { RecordEdit } from '@/lib/platform/forms/record'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import type { SearchRequest } from '@/lib/search/dto'
import { CHOOSE_SEARCHES } from '@/lib/search/saved-searches/copy'
import {
  MAX_SAVED_SEARCHES,
  requireReader,
  searchNotFound,
  tooManySearches,
} from '@/lib/search/saved-searches/policy'
import {
  columnsOfRequest,
  countSavedSearches,
  endedWithConsent,
  findSavedFrequency,
  ofReader,
  type SavedSearchRow,
} from '@/lib/search/saved-searches/queries'
import type { SaveSearchInput } from '@/lib/search/saved-searches/schema'
import type { ConsentWay, NoticeFrequency } from '@/lib/text/vocabulary'
import { forgetUntold, insertNotices, tellAnew } from './match'

interface NewSavedSearch extends Pick<SaveSearchInput, 'name' | 'frequency'> {
  /** Null for what is no search, or none that can be kept. */
  search: { path: string; request: SearchRequest } | null
  /** The name that the form offered: a search that is kept already loses no name of its own to it. */
  offeredName?: string
}

/**
 * Keeps a search for the actor, who is told of pets that arrive from now on. A search that is kept already takes the
 * new frequency, also for what it found and did not tell yet, and a name that was typed.
 * @returns its id, and whether it was kept already.
 * @throws DomainError unauthenticated, email_not_confirmed; invalid for what is no search; conflict beyond the
 *   maximum; TooManyRequests.
 */
export async function saveSearch(
  ctx: Context,
  { search, name, frequency, offeredName }: NewSavedSearch,
): Promise<{ id: number; wasKept: boolean }> {
  const userId = requireReader(ctx.actor)
  await countSavedSearchWrite(ctx, userId)
  if (!search) throw new DomainError('invalid', 'Esta búsqueda no se puede guardar')
  const { path, request } = search
  const columns = await columnsOfRequest(ctx.db, request)
  const wanted = { frequency, pausedAt: null, pausedByLink: false, resumesAs: null }
  return write(ctx, async (tx) => {
    await lockAccount(tx, userId)
    const before = await findSavedFrequency(tx, userId, path)
    const wasKept = before !== null
    if (!wasKept && (await countSavedSearches(tx, userId)) >= MAX_SAVED_SEARCHES) throw tooManySearches()
    const [row] = await tx
      .insert(savedSearches)
      .values({ userId, path, name, ...columns, ...wanted })
      .onConflictDoUpdate({
        target: [savedSearches.userId, savedSearches.path],
        set: { ...columns, ...wanted, ...(name !== offeredName && { name }) },
      })
      .returning({ id: savedSearches.id })
    if (!row) throw new Error('The search was not written')
    if (wasKept && before !== frequency) await tellAnew(tx, { id: row.id, userId, now: ctx.now })
    await recordNoticeConsent(tx, userId, 'form', ctx.now)
    return { id: row.id, wasKept }
  })
}

/** @throws DomainError unauthenticated; not_found, also for somebody else's; RecordChanged; TooManyRequests. */
export async function renameSearch(
  ctx: Context,
  { id, name }: { id: number; name: string },
  edit?: RecordEdit,
): Promise<void> {
  const userId = accountIdOf(ctx.actor)
  await countSavedSearchWrite(ctx, userId)
  await write(ctx, async (tx) => {
    const search = await lockSavedSearch(tx, id, userId)
    if (!search) throw searchNotFound()
    const { fields } = await mergeEdit({ name }, { name: search.name }, edit, { name: 'Nombre' })
    await tx.update(savedSearches).set(fields).where(eq(savedSearches.id, id))
  })
}

/**
 * What was found and not told yet is told at the new time; a pause forgets it, unless another search of the same person
 * tells of it too.
 * @throws DomainError unauthenticated, email_not_confirmed; not_found, also for somebody else's; TooManyRequests.
 */
export async function changeFrequency(
  ctx: Context,
  { id, frequency }: { id: number; frequency: NoticeFrequency },
): Promise<void> {
  const userId = frequency === 'en pausa' ? accountIdOf(ctx.actor) : requireReader(ctx.actor)
  await countSavedSearchWrite(ctx, userId)
  await write(ctx, async (tx) => {
    await lockAccount(tx, userId)
    const search = await lockSavedSearch(tx, id, userId)
    if (!search) throw searchNotFound()
    await setFrequency(tx, search, { frequency, byLink: false, now: ctx.now })
  })
}

/** @throws DomainError unauthenticated; not_found, also for somebody else's; TooManyRequests. */
export async function deleteSearch(ctx: Context, { id }: { id: number }): Promise<void> {
  const userId = accountIdOf(ctx.actor)
  await countSavedSearchWrite(ctx, userId)
  await write(ctx, async (tx) => {
    await lockAccount(tx, userId)
    const search = await lockSavedSearch(tx, id, userId)
    if (!search) throw searchNotFound()
    const untold = await forgetUntold(tx, id)
    await tx.delete(savedSearches).where(eq(savedSearches.id, id))
    await insertNotices(tx, { arrivalIds: untold, userId, now: ctx.now })
    if (search.frequency !== 'en pausa') await recordNoticeConsent(tx, userId, 'form', ctx.now)
  })
}

/** @param userId undefined where the link of a notice is the proof. */
export async function lockSavedSearch(tx: Db, id: number, userId?: number): Promise<SavedSearchRow | null> {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(userId === undefined ? eq(savedSearches.id, id) : ofReader(id, userId))
    .for('update')
  return row ?? null
}

/** Of a locked search of a locked account. Setting it again changes nothing. */
export async function setFrequency(
  tx: Db,
  { id, userId, frequency: before }: SavedSearchRow,
  { frequency, byLink, now }: { frequency: NoticeFrequency; byLink: boolean; now: Date },
): Promise<void> {
  if (before === frequency) return
  const pause =
    frequency === 'en pausa' && before !== 'en pausa'
      ? { pausedAt: now, pausedByLink: byLink, resumesAs: before }
      : { pausedAt: null, pausedByLink: false, resumesAs: null }
  await tx
    .update(savedSearches)
    .set({ frequency, ...pause })
    .where(eq(savedSearches.id, id))
  await tellAnew(tx, { id, userId, now })
  await recordNoticeConsent(tx, userId, byLink ? 'mail link' : 'form', now)
}

/** Notices are consented to for as long as one search of the account runs. The caller holds its row. */
async function recordNoticeConsent(tx: Db, userId: number, how: ConsentWay, now: Date): Promise<void> {
  const running = await tx.$count(
    savedSearches,
    and(eq(savedSearches.userId, userId), ne(savedSearches.frequency, 'en pausa')),
  )
  const said = { userId, purpose: 'avisos', version: MAIL_VERSIONS.avisos, how, now } as const
  await (running > 0 ? giveConsent(tx, said) : withdrawConsent(tx, said))
}

const countSavedSearchWrite = (ctx: Context, userId: number) => limit(ctx, LIMITS.savedSearchAccount, userId)

/** Pauses every saved search of a locked account, and with that withdraws the consent to notices. */
export async function pauseAllSearches(tx: WriteTx, userId: number, now: Date): Promise<void> {
  const isRunning = ne(savedSearches.frequency, 'en pausa')
  for (const search of await lockSearches(tx, userId, isRunning))
    await setFrequency(tx, search, { frequency: 'en pausa', byLink: false, now })
  // Also where an older release, running beside, paused the last one without a record.
  await recordNoticeConsent(tx, userId, 'form', now)
}

/**
 * Starts those again that ended with the consent, each as often as before, and with that gives it.
 * @throws DomainError conflict where there is none.
 */
export async function resumeSearches(tx: WriteTx, userId: number, now: Date): Promise<void> {
  const newest = await findConsent(tx, userId, 'avisos')
  if (newest && !newest.withdrawnAt) return
  const ended = await lockSearches(tx, userId, endedWithConsent(userId))
  if (ended.length === 0) throw new DomainError('conflict', CHOOSE_SEARCHES)
  for (const search of ended)
    await setFrequency(tx, search, { frequency: search.resumesAs ?? 'diaria', byLink: false, now })
}

const lockSearches = (tx: WriteTx, userId: number, which: SQL | undefined) =>
  tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), which))
    .orderBy(asc(savedSearches.id))
    .for('update')
