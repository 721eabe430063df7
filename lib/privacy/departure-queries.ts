import { and, count, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import {
  adoptionRequests,
  donations,
  foundationDocuments,
  monthlyGifts,
  paymentDifferences,
  pets,
  reports,
  users,
} from '@/db/schema'
import { countFollowed } from '@/lib/adoption/check-ins/followed-queries'
import { undoableUntil } from '@/lib/people/accounts/email-change-queries'
import { DELETION_BLOCKED, DELETION_LISTING_BLOCKED } from '@/lib/text/copy/block'
import { formatDay } from '@/lib/text/dates'
import { daysBefore } from '@/lib/text/durations'
import type { LossesDto } from './dto'

/** Names in the file store of the documents of foundations, which are deleted with them. */
export async function listDocumentFiles(db: Db, foundationIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ file: foundationDocuments.file })
    .from(foundationDocuments)
    .where(isOneOf(foundationDocuments.foundationId, foundationIds))
  return rows.map(({ file }) => file)
}

/** A payment that comes after its page was given up is booked; none comes later than this. */
const LATE_PAYMENT_DAYS = 30

/**
 * Whether a foundation leaves books, which outlive its account: donations that were paid or still may be, monthly gifts that the
 * provider has still to be told of. Attempts that nobody paid are in none, unless the provider says otherwise.
 */
export async function hasBooksToKeep(db: Db, foundationId: number, now: Date): Promise<boolean> {
  const differs = sql`exists (select from ${paymentDifferences} d where d.donation_id = ${donations.id})`
  const isRecent = gt(donations.createdAt, daysBefore(now, LATE_PAYMENT_DAYS))
  const counts = or(ne(donations.status, 'rechazado'), isRecent, differs)
  if ((await db.$count(donations, and(eq(donations.foundationId, foundationId), counts))) > 0) return true
  const openGifts = and(eq(monthlyGifts.foundationId, foundationId), isNull(monthlyGifts.closedAt))
  return (await db.$count(monthlyGifts, openGifts)) > 0
}

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

/** What is under way and ends with an account. Whether it was reported stays secret. */
export async function countLosses(db: Db, id: number, now: Date): Promise<LossesDto> {
  const accepted = (whose: SQL) =>
    db
      .select({ total: count() })
      .from(adoptionRequests)
      .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
      .where(and(whose, eq(adoptionRequests.status, 'aceptada')))
  const gifts = (whose: SQL) =>
    db.$count(
      monthlyGifts,
      and(whose, ne(monthlyGifts.status, 'terminado'), isNotNull(monthlyGifts.startedAt)),
    )
  const [[asked], [promised], followed, given, received, reported] = await Promise.all([
    accepted(eq(adoptionRequests.adopterId, id)),
    accepted(eq(pets.ownerId, id)),
    countFollowed(db, id, now),
    gifts(eq(monthlyGifts.donorId, id)),
    gifts(eq(monthlyGifts.foundationId, id)),
    db.$count(reports, and(eq(reports.reporterId, id), eq(reports.status, 'abierto'))),
  ])
  return {
    accepted: { adopter: asked?.total ?? 0, owner: promised?.total ?? 0 },
    followed: { adopter: followed.adopted, owner: followed.given },
    gifts: { given, received },
    reported,
  }
}

/** What is blocked of an account that its own person therefore cannot delete. */
export async function findBlock(db: Db, id: number): Promise<'account' | 'listing' | null> {
  const [account] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.id, id))
  if (account?.blockedAt) return 'account'
  const listings = await db.$count(pets, and(eq(pets.ownerId, id), isNotNull(pets.blockedAt)))
  return listings > 0 ? 'listing' : null
}
