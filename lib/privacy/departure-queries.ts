import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundationDocuments, pets, users } from '@/db/schema'

export async function listDocumentFiles(db: Db, foundationId: number): Promise<string[]> {
  const rows = await db
    .select({ file: foundationDocuments.file })
    .from(foundationDocuments)
    .where(eq(foundationDocuments.foundationId, foundationId))
  return rows.map(({ file }) => file)
}

/** Then its donations outlive its account. */
export async function hasReceivedDonations(db: Db, foundationId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(donations)
    .where(eq(donations.foundationId, foundationId))
    .limit(1)
  return row !== undefined
}

/** What is blocked of an account that its own person therefore cannot delete. */
export async function findBlock(db: Db, id: number): Promise<'account' | 'listing' | null> {
  const [account] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, id))
  if (account?.blockedAt) return 'account'
  const listings = await db.$count(pets, and(eq(pets.ownerId, id), isNotNull(pets.blockedAt)))
  return listings > 0 ? 'listing' : null
}
