import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { petArrivals, petSearch, petTexts, savedSearches, savedSearchNotices, users } from '@/db/schema'
import { lockAccount } from '@/lib/people/accounts/queries'
import { petAlt } from '@/lib/pets/alt'
import { listCardsByIds } from '@/lib/pets/queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { newPetsMail } from '@/lib/platform/outbox/templates/saved-search'
import { type WriteContext, write } from '@/lib/platform/write'
import { writeNoticeToken } from '@/lib/search/saved-searches/links'
import { isSendable, matchesPet, readerZone } from '@/lib/search/saved-searches/queries'
import { newestUrl } from '@/lib/search/saved-searches/urls'
import { noticeLinkApi, noticeLinkPath, petPath } from '@/lib/text/routes'
import { forgetUntold, insertNotices } from './match'

const PETS_PER_MAIL = 12

/** As one letter; of concurrent calls one sends it. @returns how many pets it told of */
export async function tellSearch(ctx: WriteContext, savedSearchId: number): Promise<number> {
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

/** Notices of pets that changed and fit the search no more: perhaps another search of the same person tells of them. */
async function passOn(
  ctx: WriteContext,
  { savedSearchId, userId, arrivalIds }: { savedSearchId: number; userId: number; arrivalIds: number[] },
): Promise<void> {
  await write(ctx, async (tx) => {
    await lockAccount(tx, userId)
    const untold = await forgetUntold(tx, savedSearchId, arrivalIds)
    await insertNotices(tx, { arrivalIds: untold, userId, now: ctx.now })
  })
}

async function lockSearch(tx: Db, id: number) {
  const [row] = await tx
    .select({
      userId: savedSearches.userId,
      name: savedSearches.name,
      path: savedSearches.path,
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
