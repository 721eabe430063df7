import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { countries, donations, foundations, pets, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import { isOnlyBlocked } from '@/lib/people/accounts/block-queries'
import type { Currency, FoundationStatus } from '@/lib/text/vocabulary'
import { takesGifts } from './monthly-queries'
import { mayReceive } from './policy'

/** Whether a foundation takes donations: `later` for one that is blocked for a time, and will again. */
export async function whenReceives(db: Db, foundationId: number): Promise<'now' | 'later' | 'never'> {
  const [row] = await db
    .select({ status: foundations.status, active: users.active, comesBack: isOnlyBlocked })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, foundationId))
  if (row && mayReceive(row)) return 'now'
  return row?.comesBack && mayReceive({ ...row, active: true }) ? 'later' : 'never'
}

export const donors = alias(users, 'donors')

/**
 * Whether both accounts of a donation permit that it is paid: its donor is not gone, suspended or blocked. For queries that
 * join foundation and `donors`.
 */
export const mayBePaid = sql<boolean>`(${isPublicFoundation} and ${donors.active} is true)`

export async function isPayable(db: Db, donationId: number): Promise<boolean> {
  const [row] = await db
    .select({ mayBePaid })
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(donors, eq(donors.id, donations.donorId))
    .where(eq(donations.id, donationId))
  return row?.mayBePaid ?? false
}

interface Recipient {
  id: number
  name: string
  status: FoundationStatus
  active: boolean
  currency: Currency
  /** Null unless it is a pet of theirs that can still be sponsored. */
  pet: { id: number; name: string } | null
}

/**
 * Whom a donation would be for, whatever its state: the caller decides whether it may receive. Null for accounts that are no
 * foundation.
 */
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
    .where(and(eq(pets.id, petId), eq(pets.ownerId, foundationId), takesGifts))
  return pet ?? null
}
