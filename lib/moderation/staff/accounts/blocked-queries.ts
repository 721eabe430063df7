import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { auditLog, auditNotes, foundations, pets, users } from '@/db/schema'
import { accountNameSql, fullNameSql } from '@/lib/people/accounts/queries'
import type { BlockedDto } from './dto'

/** Blocks are few and short; beyond it the newest come up when older ones end. */
const MOST = 100

const deciders = alias(users, 'deciders')

/** The audit entry of the block that stands: the last of its subject. */
const lastBlock = (db: Db, action: 'account.block' | 'listing.block') =>
  db
    .selectDistinctOn([auditLog.subject], {
      subject: auditLog.subject,
      actorId: auditLog.actorId,
      reason: auditNotes.reason,
    })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.entryId, auditLog.id))
    .where(eq(auditLog.action, action))
    .orderBy(auditLog.subject, desc(auditLog.id))
    .as('last_block')

/**
 * Accounts and listings that are blocked, with who decided so and why: those that have waited longest first, at most a
 * hundred, and how many there are.
 */
export async function listBlocked(db: Db): Promise<{ blocked: BlockedDto[]; total: number }> {
  const ofAccounts = lastBlock(db, 'account.block')
  const accounts = await db
    .select({
      id: users.id,
      name: accountNameSql,
      at: users.blockedAt,
      by: fullNameSql(deciders),
      reason: ofAccounts.reason,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .leftJoin(
      ofAccounts,
      sql`${ofAccounts.subject} in ('user:' || ${users.id}, 'foundation:' || ${users.id})`,
    )
    .leftJoin(deciders, eq(deciders.id, ofAccounts.actorId))
    .where(isNotNull(users.blockedAt))
    .orderBy(asc(users.blockedAt), asc(users.id))
    .limit(MOST)
  const ofListings = lastBlock(db, 'listing.block')
  const listings = await db
    .select({
      id: pets.id,
      name: pets.name,
      at: pets.blockedAt,
      by: fullNameSql(deciders),
      reason: ofListings.reason,
    })
    .from(pets)
    .leftJoin(ofListings, sql`${ofListings.subject} = 'pet:' || ${pets.id}`)
    .leftJoin(deciders, eq(deciders.id, ofListings.actorId))
    .where(isNotNull(pets.blockedAt))
    .orderBy(asc(pets.blockedAt), asc(pets.id))
    .limit(MOST)
  const blocked = [
    ...accounts.map((row) => ({ ...row, kind: 'account' as const })),
    ...listings.map((row) => ({ ...row, kind: 'listing' as const })),
  ]
    .toSorted((one, other) => Number(one.at) - Number(other.at))
    .slice(0, MOST)
    .map(({ at, ...row }) => ({ ...row, blockedAt: at?.toISOString() ?? '', reason: row.reason ?? '' }))
  const total =
    (await db.$count(users, isNotNull(users.blockedAt))) + (await db.$count(pets, isNotNull(pets.blockedAt)))
  return { blocked, total }
}
