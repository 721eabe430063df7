import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, monthlyGifts, petPhotos, pets, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import { hasPage } from '@/lib/pets/visibility-queries'
import { photoDto, pictureDto } from '@/lib/photos/dto'
import { DAY_MS } from '@/lib/text/durations'
import { nextChargeAt } from './charge-days'
import { shownFoundationName, shownPetName } from './column-queries'
import type { MonthlyGiftDto } from './dto'

/** Ended gifts stay listed this long, so that they can be resumed. */
const ENDED_MS = 60 * DAY_MS
const MOST = 50

/** Of a foundation's pet: whether it can be sponsored. */
export const takesGifts = and(ne(pets.status, 'adoptado'), hasPage)

/** Only gifts that were paid at least once; active ones first. */
export async function listMonthlyGifts(db: Db, donorId: number, now: Date): Promise<MonthlyGiftDto[]> {
  const inSight = or(
    ne(monthlyGifts.status, 'terminado'),
    gt(monthlyGifts.endedAt, new Date(now.getTime() - ENDED_MS)),
  )
  const rows = await db
    .select({
      gift: monthlyGifts,
      foundation: {
        id: foundations.userId,
        name: shownFoundationName,
        photo: sql<string | null>`case when ${users.blockedAt} is null then ${users.photo} end`,
        public: isPublicFoundation,
      },
      pet: {
        id: pets.id,
        name: sql<string>`${shownPetName}`,
        public: sql<boolean>`${hasPage}`,
        takesGifts: sql<boolean>`${takesGifts}`,
      },
      photo: petPhotos,
    })
    .from(monthlyGifts)
    .innerJoin(foundations, eq(foundations.userId, monthlyGifts.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(pets, eq(pets.id, monthlyGifts.petId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .where(and(eq(monthlyGifts.donorId, donorId), isNotNull(monthlyGifts.startedAt), inSight))
    .orderBy(sql`${monthlyGifts.endedAt} desc nulls first`, desc(monthlyGifts.id))
    .limit(MOST)
  return rows.map(({ gift, foundation, pet, photo }) => ({
    id: gift.id,
    amountMinor: gift.amountMinor,
    currency: gift.currency,
    status: gift.status,
    foundation: { ...foundation, photo: foundation.photo === null ? null : pictureDto(foundation.photo) },
    pet: pet && {
      id: pet.id,
      name: pet.name,
      photo: pet.public && photo ? photoDto(photo) : null,
      takesGifts: pet.takesGifts && foundation.public,
    },
    nextChargeAt:
      gift.status === 'activo' && gift.startedAt && gift.pausedAt === null
        ? nextChargeAt(gift.startedAt, now).toISOString()
        : null,
    isPaused: gift.status === 'activo' && gift.pausedAt !== null,
    isFailing: gift.failingSince !== null,
    endedAt: gift.endedAt?.toISOString() ?? null,
    endReason: gift.endReason,
    isClosed: gift.closedAt !== null,
  }))
}

/** Of gifts that are charged: neither paused nor failing. */
export const countMonthlyDonors = async (db: Db, foundationId: number): Promise<number> =>
  db.$count(
    monthlyGifts,
    and(
      eq(monthlyGifts.foundationId, foundationId),
      eq(monthlyGifts.status, 'activo'),
      isNull(monthlyGifts.pausedAt),
      isNull(monthlyGifts.failingSince),
    ),
  )
