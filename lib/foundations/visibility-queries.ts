import { and, isNull, sql } from 'drizzle-orm'
import { foundations, reviews, users } from '@/db/schema'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'

/** Has a page and takes donations: approved, of an active account. For queries that join both. */
export const isPublicFoundation = sql<boolean>`(${foundations.status} = 'aprobada' and ${users.active})`

/** Comments that everybody sees and that count: not hidden by staff, nor of somebody whose account is blocked. */
export const isShownReview = and(isNull(reviews.hiddenAt), isOfUnblocked(reviews.userId))
