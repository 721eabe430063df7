import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { petArrivals, petSearch, petTexts, savedSearches, savedSearchNotices, users } from '@/db/schema'
import { lockAccount } from '@/lib/people/accounts/queries'
import { petAlt } from '@/lib/pets/alt'
import { listCardsByIds } from '@/lib/pets/queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { logError } from '@/lib/platform/log'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { newPetsMail } from '@/lib/platform/outbox/templates/saved-search'
import { type WriteContext, write } from '@/lib/platform/write'
import { writeNoticeToken } from '@/lib/search/saved-searches/links'
import {
  isSendable,
  listSearchesToTell,
  listUnmatchedArrivals,
  matchesPet,
  readerZone,
} from '@/lib/search/saved-searches/queries'
import { sleepingZones, tellsAt } from '@/lib/search/saved-searches/schedule'
import { newestUrl } from '@/lib/search/saved-searches/urls'
import { noticeLinkApi, noticeLinkPath, petPath } from '@/lib/text/routes'
import { matchArrival, tellAnew } from './match'

const BATCH = 200
/** A round starts nothing further after this; the next one goes on. */
const ROUND_MS = 20_000

export interface SavedSearchRun {
  arrivals: number
  notices: number
  mails: number
}

/**
 * Finds the saved searches that match pets which are new, then mails what is due. Safe to run at the same time twice, and
 * to break off anywhere. A failure with one pet or search is logged and does not affect the others.
 * @param stop ends a long round early.
 */
export async function runSavedSearches(
  ctx: WriteContext,
  stop: AbortSignal = AbortSignal.timeout(ROUND_MS),
): Promise<SavedSearchRun> {
  const { db, now } = ctx
  const run = { arrivals: 0, notices: 0, mails: 0 }
  await forEachOnce(
    (most) => listUnmatchedArrivals(db, most),
    async (id) => {
      run.notices += await matchArrival(db, id, now)
      run.arrivals++
    },
    stop,
  )
  const asleep = sleepingZones(now)
  await forEachOnce(
    (most) => listSearchesToTell(db, { now, asleep, most }),
    async (id) => {
      if ((await tellSearch(ctx, id)) > 0) run.mails++
    },
    stop,
  )
  return run
}

async function forEachOnce(
  list: (most: number) => Promise<number[]>,
  work: (id: number) => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    const ids = (await list(BATCH + tried.size)).filter((id) => !tried.has(id)).slice(0, BATCH)
    for (const id of ids) {
      if (stop.aborted) return
      tried.add(id)
      try {
        await work(id)
      } catch (error) {
        logError('a saved search', error)
      }
    }
    if (ids.length < BATCH) return
  }
}

const PETS_PER_MAIL = 12

/** As one letter; of concurrent calls one sends it. @returns how many pets it told of */
async function tellSearch(ctx: WriteContext, savedSearchId: number): Promise<number> {
  const { told, userId, outgrown } = await tellOfMatching(ctx, savedSearchId)
  if (outgrown.length > 0) await passOn(ctx, { savedSearchId, userId, arrivalIds: outgrown })
  return told
}

function tellOfMatching(ctx: WriteContext, savedSearchId: number) {
  const { now } = ctx
  return write(ctx, async (tx) => {
    const search = await lockSearch(tx, savedSearchId)
    if (!search) return { told: 0, userId: 0, outgrown: [] }
    const { userId } = search
    const at = tellsAt(search.frequency, search.zone, now)
    if (at > now) {
      await postpone(tx, savedSearchId, at, now)
      return { told: 0, userId, outgrown: [] }
    }
    const { petIds, outgrown } = await claimNotices(tx, savedSearchId, now)
    if (petIds.length === 0) return { told: 0, userId, outgrown }
    const shown = petIds.slice(0, PETS_PER_MAIL)
    const cards = await listCardsByIds(tx, shown)
    const pictures = await findMailPictures(tx, shown)
    const token = writeNoticeToken({ id: savedSearchId, createdAt: search.createdAt })
    const content = newPetsMail({
      name: search.reader,
      search: search.name,
      total: petIds.length,
      pets: cards.map((card) => ({
        words: petAlt(card),
        url: absoluteUrl(petPath(card.id)),
        picture: pictures.get(card.id),
      })),
      resultsUrl: absoluteUrl(newestUrl(search.path)),
      stopUrl: absoluteUrl(noticeLinkPath(token)),
      oneClickUrl: absoluteUrl(noticeLinkApi(token)),
    })
    const about = { pets: cards.map(({ id }) => id) }
    await enqueueMail(tx, { to: search.email, content, now, quietZone: search.zone, about })
    await tx
      .update(savedSearches)
      .set({ noticedAt: now, noticedPets: petIds.length })
      .where(eq(savedSearches.id, savedSearchId))
    return { told: petIds.length, userId, outgrown }
  })
}

/** What was due in a morning that is over: a pet was promised or hidden then, or no round ran. */
const postpone = (tx: Db, savedSearchId: number, dueAt: Date, now: Date) =>
  tx
    .update(savedSearchNotices)
    .set({ dueAt })
    .where(
      and(
        eq(savedSearchNotices.savedSearchId, savedSearchId),
        isNull(savedSearchNotices.sentAt),
        lte(savedSearchNotices.dueAt, now),
      ),
    )

/** Notices of pets that changed and fit the search no more: perhaps another search of the same person tells of them. */
async function passOn(
  ctx: WriteContext,
  { savedSearchId, userId, arrivalIds }: { savedSearchId: number; userId: number; arrivalIds: number[] },
): Promise<void> {
  await write(ctx, async (tx) => {
    await lockAccount(tx, userId)
    await tellAnew(tx, { id: savedSearchId, userId, now: ctx.now }, arrivalIds)
  })
}

async function lockSearch(tx: Db, id: number) {
  const [row] = await tx
    .select({
      userId: savedSearches.userId,
      name: savedSearches.name,
      path: savedSearches.path,
      frequency: savedSearches.frequency,
      createdAt: savedSearches.createdAt,
      email: users.email,
      reader: users.name,
      zone: readerZone,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(eq(savedSearches.id, id))
    .for('no key update', { of: savedSearches, skipLocked: true })
  return row
}

/** @returns what to tell of, and the arrivals of pets that the search does not find any more */
async function claimNotices(tx: Db, savedSearchId: number, now: Date) {
  const due = await tx
    .select({ arrivalId: petArrivals.id, petId: petArrivals.petId, fits: sql<boolean>`${matchesPet}` })
    .from(savedSearchNotices)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchNotices.savedSearchId))
    .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
    .innerJoin(petSearch, eq(petSearch.id, petArrivals.petId))
    .leftJoin(petTexts, eq(petTexts.petId, petSearch.id))
    .where(and(eq(savedSearchNotices.savedSearchId, savedSearchId), isSendable(tx, now)))
    .orderBy(sql`${petArrivals.arrivedAt} desc, ${petArrivals.petId} desc`)
  const fitting = due.filter(({ fits }) => fits)
  await tx
    .update(savedSearchNotices)
    .set({ sentAt: now })
    .where(
      and(
        eq(savedSearchNotices.savedSearchId, savedSearchId),
        isOneOf(
          savedSearchNotices.arrivalId,
          fitting.map(({ arrivalId }) => arrivalId),
        ),
      ),
    )
  return {
    petIds: fitting.map(({ petId }) => petId),
    outgrown: due.flatMap(({ fits, arrivalId }) => (fits ? [] : arrivalId)),
  }
}
