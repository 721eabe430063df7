import { and, count, desc, eq, inArray, not, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { ownerTask, waitsForOwner } from '@/lib/adoption/task-queries'
import { groupBy } from '@/lib/platform/collections'
import { UNAVAILABLE_NAME } from '@/lib/text/copy/block'
import { firstName } from '@/lib/text/text'
import type { OwnerTask, PetStandingDto } from './dto'

/** How pets stand with all their requests, and what each asks of its owner. @param petIds whose pets have requests */
export async function findStandings(
  db: Db,
  petIds: readonly number[],
  now: Date,
): Promise<{ ofPet: (id: number) => PetStandingDto; taskOf: (requestId: number) => OwnerTask | null }> {
  const [notable, past] = await Promise.all([listNotable(db, petIds, now), countPast(db, petIds, now)])
  const byPet = groupBy(notable, ({ petId }) => petId)
  const tasks = new Map(notable.map(({ id, task }) => [id, task]))
  const ofPet = (id: number) => {
    const requests = byPet.get(id) ?? []
    const latest = (status: 'aceptada' | 'concluida') => {
      const found = requests.find((request) => request.status === status)
      if (!found) return null
      const { name, blockedAt, updatedAt, task } = found
      const adopter = blockedAt ? UNAVAILABLE_NAME : firstName(name)
      return { id: found.id, adopter, updatedAt: updatedAt.toISOString(), task }
    }
    return {
      unanswered: requests.filter(({ task }) => task !== null).length,
      past: past.get(id) ?? 0,
      accepted: latest('aceptada'),
      concluded: latest('concluida'),
    }
  }
  return { ofPet, taskOf: (requestId) => tasks.get(requestId) ?? null }
}

/** What asks something, was accepted or was concluded, the latest first. */
const listNotable = (db: Db, petIds: readonly number[], now: Date) =>
  db
    .select({
      id: adoptionRequests.id,
      petId: adoptionRequests.petId,
      status: adoptionRequests.status,
      updatedAt: adoptionRequests.updatedAt,
      task: ownerTask(db, now),
      name: users.name,
      blockedAt: users.blockedAt,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(
      and(
        isOneOf(pets.id, petIds),
        or(inArray(adoptionRequests.status, ['aceptada', 'concluida']), waitsForOwner(db, now)),
      ),
    )
    .orderBy(desc(adoptionRequests.id))

async function countPast(db: Db, petIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const counts = await db
    .select({ petId: adoptionRequests.petId, total: count() })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(isOneOf(pets.id, petIds), not(isOpenSql), sql`${waitsForOwner(db, now)} is not true`))
    .groupBy(adoptionRequests.petId)
  return new Map(counts.map(({ petId, total }) => [petId, total]))
}
