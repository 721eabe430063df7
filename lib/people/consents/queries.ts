import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { consents } from '@/db/schema'
import type { ConsentPurpose } from '@/lib/text/vocabulary'

export type ConsentRow = typeof consents.$inferSelect

/** The state of an account's consents: the newest row of each purpose that anything was ever said about. */
export const listConsents = (db: Db, userId: number): Promise<ConsentRow[]> =>
  db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.id))

/** One purpose of the same; null where nothing was said. */
export async function findConsent(
  db: Db,
  userId: number,
  purpose: ConsentPurpose,
): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
  return row ?? null
}

/** Everything that an account ever said, oldest first, for its export. */
export const listConsentRecords = (db: Db, userId: number) =>
  db
    .select({
      purpose: consents.purpose,
      version: consents.version,
      givenAt: consents.givenAt,
      how: consents.how,
      withdrawnAt: consents.withdrawnAt,
      withdrawnHow: consents.withdrawnHow,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.id)

/** When somebody withdrew; null while a consent stands, or where nothing was said. */
export const withdrawnAt = (userId: SQLWrapper, purpose: ConsentPurpose): SQL =>
  sql`(select newest.withdrawn_at from ${consents} newest
    where newest.user_id = ${userId} and newest.purpose = ${purpose} order by newest.id desc limit 1)`

/** Whether somebody has withdrawn, as a condition on a column of their id. Silence is no withdrawal. */
export const hasWithdrawn = (userId: SQLWrapper, purpose: ConsentPurpose): SQL<boolean> =>
  sql<boolean>`(${withdrawnAt(userId, purpose)} is not null)`
