import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets } from '@/db/schema'
import { compareWithMatch } from '@/lib/matches/compare'
import type { MatchAnswers } from '@/lib/matches/dto'
import { listPetsByIds } from '@/lib/pets/queries'
import { listSimilarPets } from '@/lib/pets/similar-queries'
import type { RequestDetailDto, SimilarPetDto } from './dto'
import { findRequest } from './request-queries'

const SIMILAR_PETS = 5

/** Pets to look at instead, for an adopter whose request came to nothing; empty for all other requests. */
export async function listSimilarTo(db: Db, request: RequestDetailDto): Promise<SimilarPetDto[]> {
  const { side, status, reason, match } = request
  if (side !== 'adopter' || (status !== 'rechazada' && status !== 'cerrada')) return []
  const [pet] = await db.select().from(pets).where(eq(pets.id, request.pet.id))
  if (!pet) return []
  // Other pets of an account that leaves, or that staff had to step in for, are no comfort.
  const exceptOwnerId = reason === 'cuenta' || reason === 'equipo' ? pet.ownerId : null
  return listSimilarScored(db, pet, match, exceptOwnerId)
}

type Sought = Parameters<typeof listSimilarPets>[1]

/** Similar pets, each with how well it goes with a match; null scores without one. */
export async function listSimilarScored(
  db: Db,
  pet: Sought,
  match: MatchAnswers | null,
  exceptOwnerId: number | null,
): Promise<SimilarPetDto[]> {
  const similar = await listSimilarPets(db, pet, SIMILAR_PETS, exceptOwnerId)
  const cards = await listPetsByIds(
    db,
    similar.map(({ id }) => id),
  )
  return cards.map((card) => ({ pet: card, score: match && compareWithMatch(card, match).score }))
}

/** `listSimilarTo` of the latest of an adopter's requests that came to nothing since `since`; null where there is none. */
export async function findSimilarToLatest(
  db: Db,
  adopterId: number,
  since: Date,
): Promise<{ requestId: number; pets: SimilarPetDto[] } | null> {
  const [latest] = await db
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .where(
      and(
        eq(adoptionRequests.adopterId, adopterId),
        inArray(adoptionRequests.status, ['rechazada', 'cerrada']),
        gt(adoptionRequests.updatedAt, since),
      ),
    )
    .orderBy(desc(adoptionRequests.updatedAt), desc(adoptionRequests.id))
    .limit(1)
  const request = latest && (await findRequest(db, adopterId, latest.id))
  return request ? { requestId: request.id, pets: await listSimilarTo(db, request) } : null
}
