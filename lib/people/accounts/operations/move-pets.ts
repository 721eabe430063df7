import { and, eq, ne, notExists } from 'drizzle-orm'
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
  if (from.cityId === null || countryId === null || cityId === null || cityId === from.cityId) return 0
  const concluded = tx
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.petId, pets.id), eq(adoptionRequests.status, 'concluida')))
  const moved = await tx
    .update(pets)
    .set({ countryId, cityId, updatedAt: now })
    .where(
      and(
        eq(pets.ownerId, owner.id),
        eq(pets.cityId, from.cityId),
        ne(pets.status, 'adoptado'),
        notExists(concluded),
      ),
    )
    .returning({ id: pets.id })
  for (const { id } of moved) {
    const pet = { id, ownerId: owner.id, ownerRole: owner.role, cityId }
    tx.expire(...tagsTouchedBy({ ...pet, cityId: from.cityId }, pet))
  }
  return moved.length
}
