import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { isUnread, waitsForAnswer } from '@/lib/adoption/condition-queries'
import { waitsForOwner } from '@/lib/adoption/task-queries'
import { isHidden } from '@/lib/pets/visibility-queries'
import { groupBy } from '@/lib/platform/collections'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import { firstName } from '@/lib/text/text'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import type { OldestRequestDto, ReceivedFilter, ReceivedPetDto, RequestCountsDto } from './dto'
import { findMessageFacts } from './message-fact-queries'
import type { ReceivedParams } from './params'
import {
  adopterDto,
  comparisonOf,
  findRequestedPets,
  requestDto,
  selectRequests,
  tellsOf,
} from './row-queries'
import { countSent } from './sent-queries'
import { findStandings } from './standing-queries'

const PER_PAGE = 50

/** Order of a pet's requests: the accepted one, those to answer and those that wait, oldest first; then what is over, newest first. */
const REQUEST_ORDER = [
  sql`case ${adoptionRequests.status} when 'aceptada' then 1 when 'enviada' then 2 when 'en revisión' then 2
    when 'en espera' then 3 else 4 end`,
  sql`case when ${adoptionRequests.status} in ('aceptada', 'enviada', 'en revisión', 'en espera')
    then ${adoptionRequests.id} else -${adoptionRequests.id} end`,
]

/** An owner's requests by pet: pets with something to answer first, then the newest. Contacts are on a request's page. */
export async function listReceivedRequests(
  db: Db,
  ownerId: number,
  { filter, petId = null, page }: { filter: ReceivedFilter; petId?: number | null; page: number },
  now: Date,
): Promise<Page<ReceivedPetDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await selectRequests(db)
    .where(and(receivedBy(ownerId, petId), filtered(db, filter, now)))
    .orderBy(
      sql`bool_or(${waitsForOwner(db, now)}) over (partition by ${pets.id}) desc`,
      sql`max(${adoptionRequests.createdAt}) over (partition by ${pets.id}) desc`,
      asc(pets.id),
      ...REQUEST_ORDER,
    )
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  const ids = shown.map(({ request }) => request.id)
  const petIds = [...new Set(shown.map(({ pet }) => pet.id))]
  const [cards, standings, messages] = await Promise.all([
    findRequestedPets(db, shown, 'owner'),
    findStandings(db, petIds, now),
    findMessageFacts(db, ids, 'owner'),
  ])
  const groups = [...groupBy(shown, ({ pet }) => pet.id)].flatMap(([id, ofPet]) => {
    const pet = cards.get(id)
    if (!pet) return []
    const requests = ofPet.map((row) => {
      const { message, dossier } = tellsOf(row, 'owner')
      return {
        ...requestDto(row, messages),
        task: standings.taskOf(row.request.id),
        adopter: adopterDto(row, 'owner'),
        message,
        comparison: comparisonOf(row, pet, 'owner'),
        dossier,
      }
    })
    return [{ pet, ...standings.ofPet(id), requests }]
  })
  return { ...rest, rows: groups }
}

/** Everything that the page of received requests shows. A pet that is not the owner's does not limit it. */
export async function loadReceived(
  db: Db,
  ownerId: number,
  { filter, petId, page }: ReceivedParams,
  now: Date,
) {
  const pet = await findOwnPetName(db, ownerId, petId)
  const shown = pet?.id ?? null
  const showsWaiting = filter === 'todas' || filter === 'por-responder'
  const [counts, received, oldest] = await Promise.all([
    countRequests(db, ownerId, now, shown),
    listReceivedRequests(db, ownerId, { filter, petId: shown, page }, now),
    showsWaiting ? findOldestRequest(db, ownerId, shown) : null,
  ])
  return { pet, counts, received, oldest, isEmpty: pet === null && counts.received.todas === 0 }
}

const hasStatus = (...statuses: AdoptionStatus[]) => inArray(adoptionRequests.status, statuses)

const STATUS_FILTERS = {
  todas: undefined,
  aceptadas: hasStatus('aceptada'),
  'en-espera': hasStatus('en espera'),
  anteriores: hasStatus('rechazada', 'retirada', 'concluida', 'devuelta', 'cerrada'),
} satisfies Partial<Record<ReceivedFilter, SQL | undefined>>

/**
 * By its state each request is under one filter: one that asks something of its owner is under 'por-responder' alone. Those
 * with unread messages are under 'sin-leer', too.
 */
function filtered(db: Db, filter: ReceivedFilter, now: Date): SQL | undefined {
  if (filter === 'por-responder') return waitsForOwner(db, now)
  if (filter === 'sin-leer') return and(isUnread(db, 'owner'), isNull(pets.blockedAt))
  const status = STATUS_FILTERS[filter]
  return status && and(status, sql`(${waitsForOwner(db, now)}) is not true`)
}

const NONE = { todas: 0, 'por-responder': 0, 'sin-leer': 0, aceptadas: 0, 'en-espera': 0, anteriores: 0 }

/** Counts by tab, of one pet if `petId` is given; `sent` is of all that the account sent. */
export async function countRequests(
  db: Db,
  accountId: number,
  now: Date,
  petId: number | null = null,
): Promise<RequestCountsDto> {
  const total = (filter: ReceivedFilter) =>
    sql<number>`(count(*) filter (where ${filtered(db, filter, now) ?? sql`true`}))::int`
  const [received = NONE] = await db
    .select({
      todas: total('todas'),
      'por-responder': total('por-responder'),
      'sin-leer': total('sin-leer'),
      aceptadas: total('aceptadas'),
      'en-espera': total('en-espera'),
      anteriores: total('anteriores'),
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(receivedBy(accountId, petId))
  return { received, sent: await countSent(db, accountId) }
}

/** The requests for an owner's pets, or for one of them; for queries that join `pets`. */
const receivedBy = (ownerId: number, petId: number | null) =>
  and(eq(pets.ownerId, ownerId), petId === null ? undefined : eq(pets.id, petId))

/** Requests that ask something of their owner: the tab "por responder". */
export async function countUnanswered(db: Db, ownerId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(eq(pets.ownerId, ownerId), waitsForOwner(db, now)))
  return row?.total ?? 0
}

/** The request that has waited for an answer longest: unopened ones first, then the oldest. */
export async function findOldestRequest(
  db: Db,
  ownerId: number,
  petId: number | null = null,
): Promise<OldestRequestDto | null> {
  const isOpened = sql<boolean>`${adoptionRequests.status} <> 'enviada'`
  const [row] = await db
    .select({
      id: adoptionRequests.id,
      name: users.name,
      isHeld: isHidden,
      isOpened,
      isOverdue: sql<boolean>`${adoptionRequests.overdueAt} is not null`,
      createdAt: adoptionRequests.createdAt,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(and(receivedBy(ownerId, petId), waitsForAnswer))
    .orderBy(isHidden, isOpened, asc(adoptionRequests.createdAt), asc(adoptionRequests.id))
    .limit(1)
  if (!row) return null
  const { name, createdAt, ...rest } = row
  return { ...rest, adopter: firstName(name), createdAt: createdAt.toISOString() }
}

/** A pet by which an owner limits the list; null for anybody else's. */
export async function findOwnPetName(
  db: Db,
  ownerId: number,
  petId: number | null,
): Promise<{ id: number; name: string } | null> {
  if (petId === null) return null
  const [pet] = await db.select({ id: pets.id, name: pets.name }).from(pets).where(receivedBy(ownerId, petId))
  return pet ?? null
}
