import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, pets, reports, users } from '@/db/schema'
import { lockPet, petNotFound } from '@/lib/pets/operations/lock'
import { isPublishable } from '@/lib/pets/visibility-queries'

/**
 * `publishable`: only a hold can keep it from having a page. `awaitsApproval`: its foundation does.
 * @throws DomainError not_found.
 */
export async function lockPetWithOwner(tx: Db, petId: number) {
  const pet = await lockPet(tx, petId)
  const [row] = await tx
    .select({
      owner: { name: users.name, email: users.email, role: users.role, blockedAt: users.blockedAt },
      publishable: sql<boolean>`${isPublishable}`,
      awaitsApproval: sql<boolean>`coalesce(${foundations.status} <> 'aprobada', false)`,
    })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(eq(pets.id, petId))
  if (!row) throw petNotFound()
  return { pet, ...row }
}

/** Whether a mail reaches its owner: one to a blocked account waits for the end of the block. */
export const isReachable = ({ pet, owner }: PetWithOwner): boolean =>
  pet.ownerActive || owner.blockedAt !== null

export type PetWithOwner = Awaited<ReturnType<typeof lockPetWithOwner>>

/** The hash by which an anonymous sender is already known, of all that their IP may be stored under. */
export async function findReporterHash(db: Db, hashes: readonly string[]): Promise<string | null> {
  const [row] = await db
    .select({ hash: reports.reporterIpHash })
    .from(reports)
    .where(inArray(reports.reporterIpHash, [...hashes]))
    .limit(1)
  return row?.hash ?? null
}
