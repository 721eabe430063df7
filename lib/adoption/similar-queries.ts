import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets, users } from '@/db/schema'
import { overdueSince } from '@/lib/adoption/clock/rules'
import type { RequestDetailDto, SentRequestDto, SimilarPetDto } from '@/lib/adoption/requests/dto'
import { offersSameOwner } from '@/lib/adoption/requests/policy'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { scoreOf } from '@/lib/people/matches/score'
import { listCardsByIds, listPetsByIds } from '@/lib/pets/queries'
import { listSimilarPets } from '@/lib/pets/similar-queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import type { Home } from '@/lib/platform/geo'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { SimilarPet } from '@/lib/platform/outbox/templates/request-mail'
import { petPath } from '@/lib/text/routes'

/** Whoever waits for many answers is shown similar pets with so many of the requests only. */
const OVERDUE_SHOWN = 5

/** Pets to look at instead, for an adopter who got a no or no answer for seven days; empty for all other requests. */
export async function listSimilarTo(
  db: Db,
  request: SentRequestDto | RequestDetailDto,
  now: Date,
): Promise<SimilarPetDto[]> {
  const { status, reason, match } = request
  const isOverdue = overdueSince(request, now) !== null
  const isOver = status === 'rechazada' || status === 'cerrada'
  const isOwners = 'side' in request && request.side === 'owner'
  if (isOwners || !(isOver || isOverdue)) return []
  const [found] = await db
    .select({ pet: pets, adopter: { id: users.id, cityId: users.cityId, countryId: users.countryId } })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(eq(adoptionRequests.id, request.id))
  if (!found) return []
  const { pet, adopter } = found
  const exceptOwnerId = isOverdue || !offersSameOwner(reason) ? pet.ownerId : null
  return listSimilarScored(db, pet, { match, adopter }, exceptOwnerId)
}

type Sought = Parameters<typeof listSimilarPets>[1]
type Adopter = Home & { id: number }

const SHOWN = 5
/** So that enough are left without those that an adopter knows. */
const CANDIDATES = 15

/** Similar pets near each of some adopters, without their own and those that they have ever asked for. */
async function listUnknownSimilar(
  db: Db,
  pet: Sought,
  adopters: readonly Adopter[],
  exceptOwnerId: number | null,
): Promise<{ id: number; name: string }[][]> {
  const perAdopter = await listSimilarPets(db, pet, adopters, { exceptOwnerId, most: CANDIDATES })
  const found = perAdopter.flat().map(({ id }) => id)
  const people = adopters.map(({ id }) => id)
  const own = db
    .select({ adopterId: pets.ownerId, petId: pets.id })
    .from(pets)
    .where(and(isOneOf(pets.ownerId, people), isOneOf(pets.id, found)))
  const asked = db
    .select({ adopterId: adoptionRequests.adopterId, petId: adoptionRequests.petId })
    .from(adoptionRequests)
    .where(and(isOneOf(adoptionRequests.adopterId, people), isOneOf(adoptionRequests.petId, found)))
  const known = new Set((await union(own, asked)).map(({ adopterId, petId }) => `${adopterId} ${petId}`))
  return perAdopter.map((similar, at) =>
    similar.filter(({ id }) => !known.has(`${people[at]} ${id}`)).slice(0, SHOWN),
  )
}

/** Similar pets near an adopter, each with how well it goes with their match; null scores without one. */
export async function listSimilarScored(
  db: Db,
  pet: Sought,
  { match, adopter }: { match: MatchAnswers | null; adopter: Adopter },
  exceptOwnerId: number | null,
): Promise<SimilarPetDto[]> {
  const [similar = []] = await listUnknownSimilar(db, pet, [adopter], exceptOwnerId)
  const ids = similar.map(({ id }) => id)
  const cards = await listPetsByIds(db, ids)
  return cards.map((card) => ({ pet: card, score: match && scoreOf(card, match) }))
}

/** `listSimilarTo` of the overdue requests on a page, and of the latest that came to nothing since, by request. */
export async function listSimilarToSent(
  db: Db,
  adopterId: number,
  { requests, since, now }: { requests: readonly SentRequestDto[]; since: Date; now: Date },
): Promise<Map<number, SimilarPetDto[]>> {
  const overdue = requests.filter((request) => overdueSince(request, now) !== null).slice(0, OVERDUE_SHOWN)
  const latest = await findLatestOver(db, adopterId, since)
  const shown = requests.filter((request) => overdue.includes(request) || latest.includes(request.id))
  const similar = await Promise.all(shown.map((request) => listSimilarTo(db, request, now)))
  return new Map(shown.map(({ id }, at) => [id, similar[at] ?? []]))
}

async function findLatestOver(db: Db, adopterId: number, since: Date): Promise<number[]> {
  const rows = await db
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
  return rows.map(({ id }) => id)
}

const SIMILAR_IN_MAIL = 3

/** Pets to look at instead, as mails show them, near each of some adopters. @param exceptOwnerId whose pets are left out */
export async function listSimilarForMail(
  tx: Db,
  pet: Sought,
  adopters: readonly Adopter[],
  exceptOwnerId: number | null,
): Promise<(SimilarPet & { id: number })[][]> {
  const perAdopter = await listUnknownSimilar(tx, pet, adopters, exceptOwnerId)
  const ids = [...new Set(perAdopter.flat().map(({ id }) => id))]
  const cards = new Map((await listCardsByIds(tx, ids)).map((card) => [card.id, card]))
  const pictures = await findMailPictures(tx, ids)
  return perAdopter.map((similar) =>
    similar.slice(0, SIMILAR_IN_MAIL).map(({ id, name }) => ({
      id,
      name,
      city: cards.get(id)?.place.city,
      picture: pictures.get(id),
      url: absoluteUrl(petPath(id)),
    })),
  )
}
