import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { firstName } from '@/lib/text/text'
import { type AdoptionStatus, UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import type { OldestRequestDto, ReceivedFilter, RequestCountsDto } from './dto'
import { countSent } from './sent-queries'

/** The states behind each filter of the received requests. */
export const FILTER_STATUSES: Record<ReceivedFilter, readonly AdoptionStatus[] | null> = {
  todas: null,
  'por-responder': UNDECIDED_ADOPTION_STATUSES,
  aceptadas: ['aceptada'],
  'en-espera': ['en espera'],
  anteriores: ['rechazada', 'retirada', 'concluida', 'devuelta', 'cerrada'],
}

/**
 * How many requests an account has received, by filter, and sent.
 * @param petId counts the received ones of this pet alone.
 */
export async function countRequests(
  db: Db,
  accountId: number,
  petId: number | null = null,
): Promise<RequestCountsDto> {
  const rows = await db
    .select({ status: adoptionRequests.status, total: sql<number>`count(*)::int` })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(receivedBy(accountId, petId))
    .groupBy(adoptionRequests.status)
  const countOf = (filter: ReceivedFilter) =>
    rows
      .filter(({ status }) => FILTER_STATUSES[filter]?.includes(status) ?? true)
      .reduce((sum, { total }) => sum + total, 0)
  return {
    received: {
      todas: countOf('todas'),
      'por-responder': countOf('por-responder'),
      aceptadas: countOf('aceptadas'),
      'en-espera': countOf('en-espera'),
      anteriores: countOf('anteriores'),
    },
    sent: await countSent(db, accountId),
  }
}

/** The requests for an owner's pets, or for one of them; for queries that join `pets`. */
export const receivedBy = (ownerId: number, petId: number | null) =>
  and(eq(pets.ownerId, ownerId), petId === null ? undefined : eq(pets.id, petId))

export const isUnanswered = inArray(adoptionRequests.status, [...UNDECIDED_ADOPTION_STATUSES])

/** How many requests wait for an owner's answer; on every page of the dashboard. */
export async function countUnanswered(db: Db, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(eq(pets.ownerId, ownerId), isUnanswered))
  return row?.total ?? 0
}

/** The one to answer first; null where none waits. */
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
      opened: isOpened,
      told: sql<boolean>`${adoptionRequests.overdueAt} is not null`,
      createdAt: adoptionRequests.createdAt,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(and(receivedBy(ownerId, petId), isUnanswered))
    .orderBy(isOpened, asc(adoptionRequests.createdAt), asc(adoptionRequests.id))
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
