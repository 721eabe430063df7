import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import { DAY_MS, daysBefore } from '@/lib/text/durations'

const documentsUntilDecided = sql`foundation_documents document
  where document.foundation_id = ${foundations.userId}
    and document.created_at <= coalesce(${foundations.decidedAt}, 'infinity')`

/**
 * Since when staff can decide about a foundation, or could when they did: its last document is there, its e-mail confirmed.
 * Another e-mail later costs it no place. Needs `users` joined.
 */
export const readySince = sql<Date>`greatest(${foundations.createdAt},
  coalesce(${foundations.emailConfirmedAt}, ${users.emailVerifiedAt}),
  (select max(document.created_at) from ${documentsUntilDecided}))`

const REVIEWS_KNOWN_FOR_DAYS = 180
const FEWEST_REVIEWS = 3

/** The median time that foundations waited for the decision, in whole days; null where too few are known. */
export async function findReviewDays(db: Db, now: Date): Promise<number | null> {
  const took = sql`extract(epoch from ${foundations.decidedAt} - ${readySince})`
  const [row] = await db
    .select({
      known: sql<number>`count(*)::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${took})::float`,
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(
      and(
        gt(foundations.decidedAt, daysBefore(now, REVIEWS_KNOWN_FOR_DAYS)),
        sql`exists (select from ${documentsUntilDecided})`,
        // Whoever changed the e-mail before that was noted seems to have confirmed it after the decision.
        lte(readySince, foundations.decidedAt),
      ),
    )
  if (!row || row.median === null || row.known < FEWEST_REVIEWS) return null
  return Math.max(1, Math.ceil((row.median * 1000) / DAY_MS))
}
