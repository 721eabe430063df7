import { and, isNull } from 'drizzle-orm'
import { reviews } from '@/db/schema'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'

/** Comments that everybody sees and that count: not hidden by staff, nor of somebody whose account is blocked. */
export const isShownReview = and(isNull(reviews.hiddenAt), isOfUnblocked(reviews.userId))
