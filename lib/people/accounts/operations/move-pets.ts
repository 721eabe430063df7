import { and, eq, ne, notExists } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, type users } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { WriteTx } from '@/lib/platform/write'
import type { Role } from '@/lib/text/vocabulary'

type Home = Pick<typeof users.$inferSelect, 'countryId' | 'cityId'>

/**
 * Pets in the city that their owner leaves move along. Adopted ones live elsewhere, also where their listing was removed since, and so
 * do those that a file placed in another city. Call with the owner's row locked. @returns how many moved
 */
export async function movePets(
  tx: WriteTx,
  owner: { id: number; role: Role },
  { from, to, now }: { from: Home; to: Home; now: Date },
): Promise<number> {
  const { countryId, cityId } = to
  if (countryId === null || cityId === null || cityId === from.cityId) return 0
  const left = from.cityId ?? (await findOnlyCity(tx, owner.id))
  if (left === null || left === cityId) return 0
  const moved = await tx
    .update(pets)
    .set({ countryId, cityId, updatedAt: now })
    .where(and(isOffered(tx, owner.id), eq(pets.cityId, left)))
    .returning({ id: pets.id })
  for (const { id } of moved) {
    const pet = { id, ownerId: owner.id, ownerRole: owner.role, cityId }
    tx.expire(...tagsTouchedBy({ ...pet, cityId: left }, pet))
  }
  return moved.length
}

/** Not adopted, by any adoption that stands. */
const isOffered = (tx: Db, ownerId: number) => {
  const concluded = tx
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.petId, pets.id), eq(adoptionRequests.status, 'concluida')))
  return and(eq(pets.ownerId, ownerId), ne(pets.status, 'adoptado'), notExists(concluded))
}

/**
 * The city of all pets of an owner without one: they left it when an API client saved another country, before the city there.
 * Null if the pets are in several.
 */
async function findOnlyCity(tx: Db, ownerId: number): Promise<number | null> {
  const [only, another] = await tx
    .selectDistinct({ cityId: pets.cityId })
    .from(pets)
    .where(isOffered(tx, ownerId))
    .limit(2)
  return only && !another ? only.cityId : null
}
