import { and, isNull, sql } from 'drizzle-orm'
import { reviews } from '@/db/schema'

/** Comments that everybody sees and that count: not hidden by staff, nor of somebody whose account is blocked. */
export const isShownReview = and(
  isNull(reviews.hiddenAt),
  sql`not exists (select from users author where author.id = ${reviews.userId} and author.blocked_at is not null)`,
)
