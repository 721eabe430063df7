import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { petArrivals, petSearch, savedSearches, savedSearchNotices, users } from '@/db/schema'
import { petAlt } from '@/lib/pets/alt'
import { listCardsByIds } from '@/lib/pets/queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { newPetsMail } from '@/lib/platform/outbox/templates/saved-search'
import { type WriteContext, write } from '@/lib/platform/write'
import { writeNoticeToken } from '@/lib/search/saved-searches/links'
import { isSendable, readerZone } from '@/lib/search/saved-searches/queries'
import { newestUrl } from '@/lib/search/saved-searches/urls'
import { noticeLinkApi, noticeLinkPath, petPath } from '@/lib/text/routes'

const PETS_PER_MAIL = 12

/** As one letter; of concurrent calls one sends it. @returns how many pets it told of */
export function tellSearch(ctx: WriteContext, savedSearchId: number): Promise<number> {
  const { now } = ctx
  return write(ctx, async (tx) => {
    const search = await lockSearch(tx, savedSearchId)
    if (!search) return 0
    const petIds = await claimNotices(tx, savedSearchId, now)
    if (petIds.length === 0) return 0
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
    return petIds.length
  })
}

async function lockSearch(tx: Db, id: number) {
  const [row] = await tx
    .select({
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

async function claimNotices(tx: Db, savedSearchId: number, now: Date): Promise<number[]> {
  const due = await tx
    .select({ arrivalId: petArrivals.id, petId: petArrivals.petId })
    .from(savedSearchNotices)
    .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
    .innerJoin(petSearch, eq(petSearch.id, petArrivals.petId))
    .where(and(eq(savedSearchNotices.savedSearchId, savedSearchId), isSendable(tx, now)))
    .orderBy(sql`${petArrivals.arrivedAt} desc, ${petArrivals.petId} desc`)
  await tx
    .update(savedSearchNotices)
    .set({ sentAt: now })
    .where(
      and(
        eq(savedSearchNotices.savedSearchId, savedSearchId),
        isOneOf(
          savedSearchNotices.arrivalId,
          due.map(({ arrivalId }) => arrivalId),
        ),
      ),
    )
  return due.map(({ petId }) => petId)
}
