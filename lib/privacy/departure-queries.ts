import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundationDocuments, pets } from '@/db/schema'

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

export const hasBlockedPet = async (db: Db, ownerId: number): Promise<boolean> =>
  (await db.$count(pets, and(eq(pets.ownerId, ownerId), isNotNull(pets.blockedAt)))) > 0
