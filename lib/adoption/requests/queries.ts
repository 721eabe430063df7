import { and, asc, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, cities, pets, users } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import type { PlaceDto } from '@/lib/platform/catalog/dto'
import { distanceKm, type Home } from '@/lib/platform/geo'
import { firstName } from '@/lib/text/text'
import { UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import type { BorderDto } from './border-copy'
import type { RequestDetailDto } from './dto'
import { findMessageFacts } from './message-fact-queries'
import { hindranceOf, isOpen } from './policy'
import {
  adopterDto,
  companyOf,
  comparisonOf,
  contactFor,
  findRequestedPets,
  isOtherSuspendedForFraud,
  listTimelines,
  publisherDto,
  type RequestRow,
  requestDto,
  selectRequests,
  tellsOf,
} from './row-queries'
import type { Side } from './transitions'

/** A request as one of its two sides may see it; null for everybody else. */
export async function findRequest(
  db: Db,
  accountId: number,
  requestId: number,
): Promise<RequestDetailDto | null> {
  const [row] = await selectRequests(db).where(and(eq(adoptionRequests.id, requestId), isOfSide(accountId)))
  if (!row) return null
  const side: Side = row.owner.id === accountId ? 'owner' : 'adopter'
  const pet = (await findRequestedPets(db, [row], side)).get(row.pet.id)
  if (!pet) return null
  const adopter = adopterDto(row, side)
  return {
    ...requestDto(row, await findMessageFacts(db, [requestId], side)),
    ...publisherDto(row),
    isOtherSuspendedForFraud: isOtherSuspendedForFraud(row, side),
    side,
    pet,
    hindrance:
      side === 'owner' ? hindranceOf({ ...row.pet, isAdopterBlocked: row.adopter.blockedAt !== null }) : null,
    adopter,
    border: await findBorder(db, pet.place, { ...row.adopter, country: adopter.country }),
    ...tellsOf(row, side),
    comparison: comparisonOf(row, pet, side),
    company: side === 'owner' && isOpen(row.request) ? companyOf(row, pet) : null,
    timeline: (await listTimelines(db, [row])).get(requestId) ?? [],
    contact: contactFor(side, row),
    phones: phonesFor(side, row),
    others: side === 'owner' ? await listOthers(db, row) : [],
  }
}

async function listOthers(db: Db, { request, pet }: RequestRow): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(adoptionRequests)
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(
      and(
        eq(adoptionRequests.petId, pet.id),
        ne(adoptionRequests.id, request.id),
        inArray(adoptionRequests.status, [...UNDECIDED_ADOPTION_STATUSES, 'en espera']),
        isNull(users.blockedAt),
      ),
    )
    .orderBy(asc(adoptionRequests.id))
  return rows.map(({ name }) => firstName(name))
}

function phonesFor(side: Side, { adopter, owner }: RequestRow): RequestDetailDto['phones'] {
  const [own, other] = side === 'owner' ? [owner, adopter] : [adopter, owner]
  return { own: own.phone !== null, other: other.phone !== null }
}

/** How often requests for the pet, and for all pets of its owner, were accepted since then, also where that was taken back. */
export async function countAcceptances(
  db: Db,
  { id, ownerId }: { id: number; ownerId: number },
  since: Date,
): Promise<{ ofPet: number; ofOwner: number }> {
  const [row] = await db
    .select({
      ofPet: sql<number>`count(*) filter (where ${pets.id} = ${id})`.mapWith(Number),
      ofOwner: count(),
    })
    .from(adoptionRequestEvents)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionRequestEvents.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(
      and(
        eq(pets.ownerId, ownerId),
        eq(adoptionRequestEvents.status, 'aceptada'),
        gt(adoptionRequestEvents.createdAt, since),
      ),
    )
  return row ?? { ofPet: 0, ofOwner: 0 }
}

/** What the adopter of a rejected request was written; null without a rejection. */
export async function findRejectionNote(db: Db, requestId: number): Promise<string | null> {
  const [row] = await db
    .select({ note: adoptionRequestEvents.note })
    .from(adoptionRequestEvents)
    .where(and(eq(adoptionRequestEvents.requestId, requestId), eq(adoptionRequestEvents.status, 'rechazada')))
    .orderBy(desc(adoptionRequestEvents.id))
    .limit(1)
  return row?.note ?? null
}

interface Adopter extends Home {
  country: string | null
}

/** The border between a pet and an adopter; null within one country, or if theirs is not known. */
export async function findBorder(
  db: Db,
  pet: Pick<PlaceDto, 'cityId' | 'countryId' | 'country'>,
  { cityId, countryId, country }: Adopter,
): Promise<BorderDto | null> {
  if (countryId === null || country === null || countryId === pet.countryId) return null
  return { pet: pet.country, adopter: country, km: cityId && (await findDistance(db, pet.cityId, cityId)) }
}

async function findDistance(db: Db, one: number, other: number): Promise<number | null> {
  const found = await db
    .select({ lat: cities.lat, lng: cities.lng })
    .from(cities)
    .where(inArray(cities.id, [one, other]))
  const [from, to] = found
  return from && to ? Math.round(distanceKm(from, to)) : null
}
