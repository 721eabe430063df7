import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets, users } from '@/db/schema'
import { groupBy } from '@/lib/collections'
import { compareWithMatch, type Reader } from '@/lib/matches/compare'
import { type Page, pageOf, windowOf } from '@/lib/pagination'
import { firstName } from '@/lib/text'
import { OPEN_ADOPTION_STATUSES, UNDECIDED_ADOPTION_STATUSES } from '@/lib/vocabulary'
import type {
  ContactDto,
  ReceivedFilter,
  ReceivedPetDto,
  RequestDetailDto,
  RequestedPetDto,
  SentRequestDto,
} from './dto'
import type { ReceivedParams } from './params'
import { sharesContacts } from './policy'
import {
  countRequests,
  FILTER_STATUSES,
  findOldestRequest,
  findOwnPetName,
  isUnanswered,
  receivedBy,
} from './received-queries'
import { findRequestedPets, listTimelines, type RequestRow as Row, selectRequests } from './row-queries'
import type { Side } from './transitions'

const PER_PAGE = 50

const fullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`.trim()

const requestDto = ({ request: { id, status, reason, createdAt, updatedAt, ownerRemindedAt } }: Row) => ({
  id,
  status,
  reason,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ownerRemindedAt: ownerRemindedAt?.toISOString() ?? null,
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

function phonesFor(side: Side, { adopter, owner }: Row): RequestDetailDto['phones'] {
  const [own, other] = side === 'owner' ? [owner, adopter] : [adopter, owner]
  return { own: own.phone !== null, other: other.phone !== null }
}

/** Of a pet: the accepted one, those to answer and those that wait, oldest first; then what is over, newest first. */
const REQUEST_ORDER = [
  sql`case ${adoptionRequests.status} when 'aceptada' then 1 when 'enviada' then 2 when 'en revisión' then 2
    when 'en espera' then 3 else 4 end`,
  sql`case when ${adoptionRequests.status} in ('aceptada', 'enviada', 'en revisión', 'en espera')
    then ${adoptionRequests.id} else -${adoptionRequests.id} end`,
]

/**
 * A page of the requests for an owner's pets, or for one of them, grouped by pet: pets with something to answer first,
 * then the newest. Contacts are on the request's own page alone.
 */
export async function listReceivedRequests(
  db: Db,
  ownerId: number,
  { filter, petId = null, page }: { filter: ReceivedFilter; petId?: number | null; page: number },
): Promise<Page<ReceivedPetDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const statuses = FILTER_STATUSES[filter]
  const rows = await selectRequests(db)
    .where(
      and(receivedBy(ownerId, petId), statuses ? inArray(adoptionRequests.status, [...statuses]) : undefined),
    )
    .orderBy(
      sql`bool_or(${isUnanswered}) over (partition by ${pets.id}) desc`,
      sql`max(${adoptionRequests.createdAt}) over (partition by ${pets.id}) desc`,
      asc(pets.id),
      ...REQUEST_ORDER,
    )
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  const [cards, unanswered] = await Promise.all([findRequestedPets(db, shown), countByPet(db, shown)])
  const groups = [...groupBy(shown, ({ pet }) => pet.id)].flatMap(([id, ofPet]) => {
    const pet = cards.get(id)
    if (!pet) return []
    const requests = ofPet.map((row) => ({
      ...requestDto(row),
      adopter: adopterDto(row),
      message: row.request.message,
      comparison: comparisonOf(row, pet, 'owner'),
    }))
    return [{ pet, unanswered: unanswered.get(id) ?? 0, requests }]
  })
  return { ...rest, rows: groups }
}

/** Everything that the page of received requests shows. A pet that is not the owner's does not limit it. */
export async function loadReceived(db: Db, ownerId: number, { filter, petId, page }: ReceivedParams) {
  const pet = await findOwnPetName(db, ownerId, petId)
  const shown = pet?.id ?? null
  const showsWaiting = filter === 'todas' || filter === 'por-responder'
  const [counts, received, oldest] = await Promise.all([
    countRequests(db, ownerId, shown),
    listReceivedRequests(db, ownerId, { filter, petId: shown, page }),
    showsWaiting ? findOldestRequest(db, ownerId, shown) : null,
  ])
  return { pet, counts, received, oldest, isEmpty: pet === null && counts.received.todas === 0 }
}

/** How many requests wait for an answer about each pet; not only those on the page. */
async function countByPet(db: Db, rows: readonly Row[]): Promise<Map<number, number>> {
  const ids = [...new Set(rows.map(({ pet }) => pet.id))]
  if (ids.length === 0) return new Map()
  const counts = await db
    .select({ id: adoptionRequests.petId, total: sql<number>`count(*)::int` })
    .from(adoptionRequests)
    .where(and(isOneOf(adoptionRequests.petId, ids), isUnanswered))
    .groupBy(adoptionRequests.petId)
  return new Map(counts.map(({ id, total }) => [id, total]))
}

/** A page of the requests that an adopter has sent, open ones first, then the newest. */
export async function listSentRequests(
  db: Db,
  adopterId: number,
  { page }: { page: number },
): Promise<Page<SentRequestDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await selectRequests(db)
    .where(eq(adoptionRequests.adopterId, adopterId))
    .orderBy(
      sql`${adoptionRequests.status} = 'aceptada' desc`,
      desc(inArray(adoptionRequests.status, [...OPEN_ADOPTION_STATUSES])),
      desc(adoptionRequests.id),
    )
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  const [cards, timelines] = await Promise.all([findRequestedPets(db, shown), listTimelines(db, shown)])
  const sent = shown.flatMap((row) => {
    const pet = cards.get(row.pet.id)
    if (!pet) return []
    const timeline = timelines.get(row.request.id) ?? []
    const { match } = row.request
    const contact = contactFor('adopter', row)
    return [{ ...requestDto(row), ...publisherDto(row), pet, match, timeline, contact }]
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
    phones: phonesFor(side, row),
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
        inArray(adoptionRequests.status, [...UNDECIDED_ADOPTION_STATUSES, 'en espera']),
      ),
    )
    .orderBy(asc(adoptionRequests.id))
  return rows.map(({ name }) => firstName(name))
}
