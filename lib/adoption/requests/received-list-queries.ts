import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets } from '@/db/schema'
import { groupBy } from '@/lib/platform/collections'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import type { ReceivedFilter, ReceivedPetDto } from './dto'
import { findMessageFacts } from './message-queries'
import type { ReceivedParams } from './params'
import {
  countRequests,
  FILTER_STATUSES,
  findOldestRequest,
  findOwnPetName,
  isUnanswered,
  receivedBy,
} from './received-queries'
import { adopterDto, comparisonOf, requestDto } from './row-mappers'
import { findRequestedPets, type RequestRow, selectRequests } from './row-queries'

const PER_PAGE = 50

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
  const ids = shown.map(({ request }) => request.id)
  const [cards, unanswered, messages] = await Promise.all([
    findRequestedPets(db, shown),
    countByPet(db, shown),
    findMessageFacts(db, ids, 'owner'),
  ])
  const groups = [...groupBy(shown, ({ pet }) => pet.id)].flatMap(([id, ofPet]) => {
    const pet = cards.get(id)
    if (!pet) return []
    const requests = ofPet.map((row) => ({
      ...requestDto(row, messages),
      adopter: adopterDto(row),
      message: row.request.message,
      comparison: comparisonOf(row, pet, 'owner'),
      dossier: row.request.dossier,
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
async function countByPet(db: Db, rows: readonly RequestRow[]): Promise<Map<number, number>> {
  const ids = [...new Set(rows.map(({ pet }) => pet.id))]
  if (ids.length === 0) return new Map()
  const counts = await db
    .select({ id: adoptionRequests.petId, total: sql<number>`count(*)::int` })
    .from(adoptionRequests)
    .where(and(isOneOf(adoptionRequests.petId, ids), isUnanswered))
    .groupBy(adoptionRequests.petId)
  return new Map(counts.map(({ id, total }) => [id, total]))
}
