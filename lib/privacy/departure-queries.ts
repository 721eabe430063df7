import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, foundationDocuments, pets, users } from '@/db/schema'
import { undoableUntil } from '@/lib/people/accounts/email-change-queries'
import { DELETION_BLOCKED, DELETION_LISTING_BLOCKED } from '@/lib/text/copy/block'
import { formatDay } from '@/lib/text/dates'

/** Names in the file store of the documents of foundations, which are deleted with them. */
export async function listDocumentFiles(db: Db, foundationIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ file: foundationDocuments.file })
    .from(foundationDocuments)
    .where(isOneOf(foundationDocuments.foundationId, foundationIds))
  return rows.map(({ file }) => file)
}

/** Then its donations outlive its account. */
export const hasReceivedDonations = async (db: Db, foundationId: number): Promise<boolean> =>
  (await db.$count(donations, eq(donations.foundationId, foundationId))) > 0

const REFUSALS = { account: DELETION_BLOCKED, listing: DELETION_LISTING_BLOCKED }

/**
 * Why its own person cannot delete an account now, as a sentence, or null: something is blocked, or the e-mail was changed a few
 * days ago, by who may not be its owner, who can still undo that.
 */
export async function findDeletionRefusal(db: Db, id: number, now: Date): Promise<string | null> {
  const blocked = await findBlock(db, id)
  if (blocked) return REFUSALS[blocked]
  const until = await undoableUntil(db, id, now)
  if (!until) return null
  const day = formatDay(until.toISOString(), 'UTC')
  return `Cambiaste el correo de la cuenta hace poco: por seguridad, podrás eliminarla después del ${day}.`
}

/** What is blocked of an account that its own person therefore cannot delete. */
export async function findBlock(db: Db, id: number): Promise<'account' | 'listing' | null> {
  const [account] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, id))
  if (account?.blockedAt) return 'account'
  const listings = await db.$count(pets, and(eq(pets.ownerId, id), isNotNull(pets.blockedAt)))
  return listings > 0 ? 'listing' : null
}
