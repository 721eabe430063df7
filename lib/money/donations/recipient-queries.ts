import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { countries, foundations, pets, users } from '@/db/schema'
import { hasPage } from '@/lib/pets/visibility-queries'
import type { Currency, FoundationStatus } from '@/lib/text/vocabulary'

interface Recipient {
  id: number
  name: string
  status: FoundationStatus
  active: boolean
  /** Of the foundation's country. */
  currency: Currency
  /** Null without one, and when it is not a pet of theirs that waits for a home. */
  pet: { id: number; name: string } | null
}

/** Null when it is no foundation. */
export async function findRecipient(
  db: Db,
  foundationId: number,
  petId: number | null,
): Promise<Recipient | null> {
  const [row] = await db
    .select({
      id: foundations.userId,
      name: foundations.name,
      status: foundations.status,
      active: users.active,
      currency: countries.currency,
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(eq(foundations.userId, foundationId))
  if (!row) return null
  return { ...row, pet: petId === null ? null : await findSponsoredPet(db, petId, foundationId) }
}

async function findSponsoredPet(db: Db, petId: number, foundationId: number) {
  const [pet] = await db
    .select({ id: pets.id, name: pets.name })
    .from(pets)
    .where(and(eq(pets.id, petId), eq(pets.ownerId, foundationId), ne(pets.status, 'adoptado'), hasPage))
  return pet ?? null
}
