import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, petPhotos, pets } from '@/db/schema'
import { owners } from '@/lib/adoption/condition-queries'
import { hasWithdrawn } from '@/lib/people/consents/queries'
import { pictureDto } from '@/lib/photos/dto'
import { checkInPath } from '@/lib/text/adoption-routes'
import type { OpenCheckInDto } from './dto'
import { writeCheckInToken } from './links'
import { linkOpenSince } from './policy'

const MOST = 20

/** Who gave the pet is here, and the pet not blocked: a question that was asked can be answered. */
export const isAnswerable = and(eq(owners.active, true), isNull(pets.blockedAt))

/**
 * The last question of each of an adopter's adoptions while its link works: whoever is signed in finds it without the
 * mail. The latest first. @param requestId only of that adoption
 */
export async function listOpenCheckIns(
  db: Db,
  adopterId: number,
  now: Date,
  requestId?: number,
): Promise<OpenCheckInDto[]> {
  const last = db
    .select({ day: adoptionCheckIns.day, answer: adoptionCheckIns.answer, sentAt: adoptionCheckIns.sentAt })
    .from(adoptionCheckIns)
    .where(eq(adoptionCheckIns.requestId, adoptionRequests.id))
    .orderBy(desc(adoptionCheckIns.day))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      id: adoptionRequests.id,
      createdAt: adoptionRequests.createdAt,
      stopped: sql<boolean>`(${adoptionRequests.checkInsStoppedAt} is not null
        or ${hasWithdrawn(adoptionRequests.adopterId, 'seguimiento')})`,
      pet: pets.name,
      photo: petPhotos.hash,
      answer: last.answer,
      sentAt: last.sentAt,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .innerJoinLateral(last, sql`true`)
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .where(
      and(
        eq(adoptionRequests.adopterId, adopterId),
        eq(adoptionRequests.status, 'concluida'),
        isAnswerable,
        gt(last.sentAt, linkOpenSince(now)),
        requestId === undefined ? undefined : eq(adoptionRequests.id, requestId),
      ),
    )
    .orderBy(desc(last.sentAt))
    .limit(MOST)
  return rows.map(({ id, createdAt, stopped, pet, photo, answer, sentAt }) => ({
    pet,
    photo: photo && pictureDto(photo).small,
    href: checkInPath(writeCheckInToken({ id, createdAt })),
    sentAt: sentAt.toISOString(),
    answer,
    stopped,
  }))
}
