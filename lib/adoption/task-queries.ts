import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, pets } from '@/db/schema'
import { isLongAccepted } from '@/lib/adoption/clock/outcome-queries'
import { saidItFailed, waitsForAnswer } from '@/lib/adoption/condition-queries'
import type { OwnerTask } from '@/lib/adoption/requests/dto'

/** An adoption that did not work out, as its adopter said. */
export const hasFailedSql = (db: Db) => and(eq(adoptionRequests.status, 'concluida'), saidItFailed(db))

/** Its adopter is here, and neither they nor the listing are blocked (`hindranceOf`). */
const isFree = and(
  isNull(pets.blockedAt),
  sql`exists (select from users a where a.id = ${adoptionRequests.adopterId} and a.active and a.blocked_at is null)`,
)

const waitsForOutcome = (now: Date) => and(isLongAccepted(now), isFree)
const waitsForReturn = (db: Db) => and(hasFailedSql(db), eq(pets.status, 'adoptado'), isFree)

/** A request asks something of its owner. For queries that join `pets`. */
export const waitsForOwner = (db: Db, now: Date) =>
  or(waitsForAnswer, waitsForOutcome(now), waitsForReturn(db))

/** What that is; null where nothing. For queries that join `pets`. */
export const ownerTask = (
  db: Db,
  now: Date,
): SQL<OwnerTask | null> => sql`case when ${waitsForAnswer} then 'answer'
  when ${waitsForOutcome(now)} then 'outcome' when ${waitsForReturn(db)} then 'return' end`
