import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, pets } from '@/db/schema'
import { isPublishable } from '@/lib/pets/visibility-queries'
import { type AdoptionStatus, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import type { AskFacts } from './policy'

type FoundRequest = { id: number; status: AdoptionStatus; message: string | null; createdAt: Date } | null

/** The request that an adopter already has for a pet, or null. */
export const findOpenRequest = (db: Db, petId: number, adopterId: number): Promise<FoundRequest> =>
  findNewestRequest(db, { petId, adopterId, statuses: OPEN_ADOPTION_STATUSES })

/** The request with which somebody adopted a pet, or null. */
export const findConcludedRequest = (db: Db, petId: number, adopterId: number): Promise<FoundRequest> =>
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

/** What `judgeAsk` decides by; null for an unknown pet. */
export async function findAskFacts(db: Db, petId: number, adopterId: number): Promise<AskFacts | null> {
  const [pet] = await db
    .select({
      ownerId: pets.ownerId,
      status: pets.status,
      held: sql<boolean>`${pets.heldAt} is not null`,
      paused: sql<boolean>`${pets.pausedAt} is not null`,
      publishable: sql<boolean>`${isPublishable}`,
    })
    .from(pets)
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
      ),
    )
    .orderBy(desc(adoptionRequests.updatedAt))
    .limit(1)
  const open = await findOpenRequest(db, petId, adopterId)
  const concluded = (await findConcludedRequest(db, petId, adopterId)) !== null
  return { ...pet, openRequestId: open?.id ?? null, concluded, rejectedAt: rejected?.at ?? null }
}

/** How often requests for a pet were accepted since then, undone or not. */
export async function countAcceptances(db: Db, petId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(adoptionRequestEvents)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionRequestEvents.requestId))
    .where(
      and(
        eq(adoptionRequests.petId, petId),
        eq(adoptionRequestEvents.status, 'aceptada'),
        gt(adoptionRequestEvents.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

/** How many requests an adopter has sent to an owner since then, whatever became of them. */
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

/** How many requests for a pet an adopter has withdrawn since then. */
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
