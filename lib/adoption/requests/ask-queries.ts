import { and, desc, eq, gt, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { findDossier } from '@/lib/adoption/dossiers/queries'
import { listSimilarScored } from '@/lib/adoption/similar-queries'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { compareWithMatch } from '@/lib/people/matches/compare'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { findMatch } from '@/lib/people/matches/queries'
import { answersLike } from '@/lib/people/matches/quiz'
import { findPet } from '@/lib/pets/queries'
import { isHidden, isPublishable, visibleTo } from '@/lib/pets/visibility-queries'
import { type Actor, accountIdOf } from '@/lib/platform/actor'
import type { Home } from '@/lib/platform/geo'
import { isOtherFamilyGone } from '@/lib/search/queries/match'
import { type AdoptionStatus, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import type { AskScreenDto, RequestDetailDto } from './dto'
import { type AskFacts, askVerdict, isOpen, obstacleTo } from './policy'
import { findBorder } from './queries'
import type { AskObstacle } from './refusals'

const NOWHERE: Home = { cityId: null, countryId: null }

/** The pet cannot be had, so others are shown in its place. */
const OFFERS_OTHERS: readonly AskObstacle[] = ['in process', 'adopted', 'rejected', 'too far']

/**
 * The page /adoption: the form with what it is filled in from, or why the actor cannot ask, with their request if that is
 * why. @throws DomainError for visitors without a session.
 */
export async function findAskScreen(db: Db, actor: Actor, petId: number, now: Date): Promise<AskScreenDto> {
  const accountId = accountIdOf(actor)
  const facts = await findAskFacts(db, petId, accountId)
  const verdict = askVerdict(facts, accountId, now)
  const [pet, match] = await Promise.all([findPet(db, petId, visibleTo(actor)), findMatch(db, accountId)])
  const obstacle = obstacleTo(actor, facts && verdict)
  const profile = await findProfile(db, accountId)
  if (pet && profile && obstacle === null) {
    const dossier = await findDossier(db, accountId)
    return {
      kind: 'form',
      pet,
      paused: verdict === 'paused',
      comparison: match && compareWithMatch(pet, match, 'adopter', dossier?.experience ?? null),
      offer: match ? null : answersLike(pet),
      profile,
      declaredAdult: (await findAdultDeclaration(db, accountId)) !== null,
      dossier,
      border: await findBorder(db, pet.place, profile),
    }
  }
  // The pet, or the account, went away between two of these reads.
  const why = obstacle ?? 'gone'
  const request = await findRequestBehind(db, why, petId, accountId)
  return {
    kind: 'refused',
    why,
    pet,
    request: request && {
      id: request.id,
      status: request.status,
      createdAt: request.createdAt.toISOString(),
    },
    similar:
      pet && OFFERS_OTHERS.includes(why)
        ? await listSimilarScored(
            db,
            { ...pet, ...pet.place },
            { match, adopter: { ...(profile ?? NOWHERE), id: accountId } },
            accountId,
          )
        : [],
  }
}

/** When somebody first declared to be of age; null if they never did. */
export async function findAdultDeclaration(db: Db, adopterId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: adoptionRequests.declaredAdultAt })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.adopterId, adopterId), isNotNull(adoptionRequests.declaredAdultAt)))
    .orderBy(adoptionRequests.declaredAdultAt)
    .limit(1)
  return row?.at ?? null
}

/** To the adopter of an open, not yet accepted request without answers who has none since; null else. */
export async function findMatchOffer(
  db: Db,
  request: RequestDetailDto,
  accountId: number,
): Promise<MatchAnswers | null> {
  const isSearching = isOpen(request) && request.status !== 'aceptada'
  if (request.side !== 'adopter' || request.match || !isSearching) return null
  return (await findMatch(db, accountId)) ? null : answersLike(request.pet)
}

function findRequestBehind(db: Db, why: AskObstacle, petId: number, accountId: number) {
  if (why === 'asked') return findOpenRequest(db, petId, accountId)
  return why === 'adopted by asker' ? findConcludedRequest(db, petId, accountId) : null
}

type FoundRequest = { id: number; status: AdoptionStatus; message: string | null; createdAt: Date } | null

/** The newest request of this adopter for the pet that is not over. */
export const findOpenRequest = (db: Db, petId: number, adopterId: number): Promise<FoundRequest> =>
  findNewestRequest(db, { petId, adopterId, statuses: OPEN_ADOPTION_STATUSES })

const findConcludedRequest = (db: Db, petId: number, adopterId: number): Promise<FoundRequest> =>
  findNewestRequest(db, { petId, adopterId, statuses: ['concluida'] })

async function findNewestRequest(
  db: Db,
  { petId, adopterId, statuses }: { petId: number; adopterId: number; statuses: readonly AdoptionStatus[] },
): Promise<FoundRequest> {
  const [row] = await db
    .select({
      id: adoptionRequests.id,
      status: adoptionRequests.status,
      message: adoptionRequests.message,
      createdAt: adoptionRequests.createdAt,
    })
    .from(adoptionRequests)
    .where(
      and(
        eq(adoptionRequests.petId, petId),
        eq(adoptionRequests.adopterId, adopterId),
        inArray(adoptionRequests.status, [...statuses]),
      ),
    )
    .orderBy(desc(adoptionRequests.id))
    .limit(1)
  return row ?? null
}

/** What `askVerdict` decides by; null if there is no such pet. Unlocked: operations look again under their locks. */
export async function findAskFacts(db: Db, petId: number, adopterId: number): Promise<AskFacts | null> {
  const [pet] = await db
    .select({
      ownerId: pets.ownerId,
      status: pets.status,
      held: isHidden,
      paused: sql<boolean>`${pets.pausedAt} is not null`,
      publishable: sql<boolean>`${isPublishable}`,
      requestsFrom: users.requestsFrom,
      pet: { cityId: pets.cityId, countryId: pets.countryId },
    })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .where(eq(pets.id, petId))
  if (!pet) return null
  const [rejected] = await db
    .select({ at: adoptionRequests.updatedAt })
    .from(adoptionRequests)
    .where(
      and(
        eq(adoptionRequests.petId, petId),
        eq(adoptionRequests.adopterId, adopterId),
        eq(adoptionRequests.status, 'rechazada'),
        not(isOtherFamilyGone),
      ),
    )
    .orderBy(desc(adoptionRequests.updatedAt))
    .limit(1)
  const [adopter = NOWHERE] = await db
    .select({ cityId: users.cityId, countryId: users.countryId })
    .from(users)
    .where(eq(users.id, adopterId))
  const open = await findOpenRequest(db, petId, adopterId)
  const concluded = (await findConcludedRequest(db, petId, adopterId)) !== null
  return { ...pet, adopter, openRequestId: open?.id ?? null, concluded, rejectedAt: rejected?.at ?? null }
}

/** Requests of an adopter for any pet of the owner since then, whatever became of them. */
export const countRequestsTo = (
  db: Db,
  { adopterId, ownerId }: { adopterId: number; ownerId: number },
  since: Date,
): Promise<number> =>
  db.$count(
    adoptionRequests,
    and(
      eq(adoptionRequests.adopterId, adopterId),
      inArray(adoptionRequests.petId, db.select({ id: pets.id }).from(pets).where(eq(pets.ownerId, ownerId))),
      gt(adoptionRequests.createdAt, since),
    ),
  )

/** Requests for the pet that the adopter withdrew since then. */
export const countWithdrawals = (db: Db, petId: number, adopterId: number, since: Date): Promise<number> =>
  db.$count(
    adoptionRequests,
    and(
      eq(adoptionRequests.petId, petId),
      eq(adoptionRequests.adopterId, adopterId),
      eq(adoptionRequests.status, 'retirada'),
      gt(adoptionRequests.updatedAt, since),
    ),
  )
