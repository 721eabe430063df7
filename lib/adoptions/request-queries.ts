import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { groupBy } from '@/lib/collections'
import { compareWithMatch, type Reader } from '@/lib/matches/compare'
import { type Page, pageOf, windowOf } from '@/lib/pagination'
import { firstName } from '@/lib/text'
import type {
  ContactDto,
  ReceivedFilter,
  ReceivedPetDto,
  RequestDetailDto,
  RequestedPetDto,
  SentRequestDto,
} from './dto'
import { sharesContacts } from './policy'
import { FILTER_STATUSES } from './queries'
import { findRequestedPets, listTimelines, type RequestRow as Row, selectRequests } from './row-queries'
import type { Side } from './transitions'

const PER_PAGE = 50

const fullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`.trim()

const requestDto = ({ request: { id, status, reason, createdAt, updatedAt } }: Row) => ({
  id,
  status,
  reason,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const adopterDto = ({ adopter }: Row) => ({
  name: fullName(adopter),
  city: adopter.city,
  country: adopter.country,
})

const publisherDto = ({ owner }: Row) => ({
  publisher: owner.foundation ?? firstName(owner.name),
  isFoundation: owner.foundation !== null,
})

function comparisonOf({ request, pet }: Row, card: RequestedPetDto, reader: Reader) {
  const { coat, specialNeeds } = pet
  return request.match && compareWithMatch({ ...card, coat, specialNeeds }, request.match, reader)
}

/** The other side's contacts, where both have agreed to share them. */
function contactFor(side: Side, { request, adopter, owner }: Row): ContactDto | null {
  if (!sharesContacts(request.status)) return null
  const { phone, email, phonePrefix } = side === 'owner' ? adopter : owner
  const name = side === 'owner' ? fullName(adopter) : (owner.foundation ?? fullName(owner))
  return { name, phone, email, phonePrefix }
}

/**
 * A page of the requests for an owner's pets, grouped by pet: pets with something to answer first, then the newest; of
 * a pet the oldest request first. Contacts are on the request's own page alone.
 */
export async function listReceivedRequests(
  db: Db,
  ownerId: number,
  { filter, page }: { filter: ReceivedFilter; page: number },
): Promise<Page<ReceivedPetDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const statuses = FILTER_STATUSES[filter]
  const isUnanswered = sql`${adoptionRequests.status} in ('enviada', 'en revisión')`
  const rows = await selectRequests(db)
    .where(
      and(eq(pets.ownerId, ownerId), statuses ? inArray(adoptionRequests.status, [...statuses]) : undefined),
    )
    .orderBy(
      sql`bool_or(${isUnanswered}) over (partition by ${pets.id}) desc`,
      sql`max(${adoptionRequests.createdAt}) over (partition by ${pets.id}) desc`,
      asc(pets.id),
      asc(adoptionRequests.id),
    )
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  const cards = await findRequestedPets(db, shown)
  const groups = [...groupBy(shown, ({ pet }) => pet.id)].flatMap(([petId, ofPet]) => {
    const pet = cards.get(petId)
    if (!pet) return []
    const requests = ofPet.map((row) => ({
      ...requestDto(row),
      adopter: adopterDto(row),
      message: row.request.message,
      comparison: comparisonOf(row, pet, 'owner'),
    }))
    return [{ pet, requests }]
  })
  return { ...rest, rows: groups }
}

/** A page of the requests that an adopter has sent, open ones first, then the newest. */
export async function listSentRequests(
  db: Db,
  adopterId: number,
  { page }: { page: number },
): Promise<Page<SentRequestDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const isOpen = sql`${adoptionRequests.status} in ('enviada', 'en revisión', 'en espera', 'aceptada')`
  const rows = await selectRequests(db)
    .where(eq(adoptionRequests.adopterId, adopterId))
    .orderBy(
      sql`${adoptionRequests.status} = 'aceptada' desc`,
      sql`${isOpen} desc`,
      desc(adoptionRequests.id),
    )
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  const [cards, timelines] = [await findRequestedPets(db, shown), await listTimelines(db, shown)]
  const sent = shown.flatMap((row) => {
    const pet = cards.get(row.pet.id)
    if (!pet) return []
    const timeline = timelines.get(row.request.id) ?? []
    return [{ ...requestDto(row), ...publisherDto(row), pet, timeline, contact: contactFor('adopter', row) }]
  })
  return { ...rest, rows: sent }
}

/** A request as one of its two sides may see it; null for everybody else. */
export async function findRequest(
  db: Db,
  accountId: number,
  requestId: number,
): Promise<RequestDetailDto | null> {
  const [row] = await selectRequests(db).where(
    and(
      eq(adoptionRequests.id, requestId),
      or(eq(adoptionRequests.adopterId, accountId), eq(pets.ownerId, accountId)),
    ),
  )
  const pet = row && (await findRequestedPets(db, [row])).get(row.pet.id)
  if (!row || !pet) return null
  const side: Side = row.owner.id === accountId ? 'owner' : 'adopter'
  return {
    ...requestDto(row),
    ...publisherDto(row),
    side,
    pet,
    message: row.request.message,
    adopter: adopterDto(row),
    match: row.request.match,
    comparison: comparisonOf(row, pet, side),
    timeline: (await listTimelines(db, [row])).get(requestId) ?? [],
    contact: contactFor(side, row),
    others: side === 'owner' ? await listOthers(db, row) : [],
  }
}

async function listOthers(db: Db, { request, pet }: Row): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(adoptionRequests)
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(
      and(
        eq(adoptionRequests.petId, pet.id),
        ne(adoptionRequests.id, request.id),
        inArray(adoptionRequests.status, ['enviada', 'en revisión', 'en espera']),
      ),
    )
    .orderBy(asc(adoptionRequests.id))
  return rows.map(({ name }) => firstName(name))
}
