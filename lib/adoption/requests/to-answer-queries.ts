import { and, inArray, isNull } from 'drizzle-orm'
import { adoptionRequests, pets } from '@/db/schema'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/**
 * Waits for its owner's answer. While the listing or the adopter is blocked nobody can give one (`hindranceOf` in
 * `policy.ts`). For queries that join `pets`.
 */
export const waitsForAnswer = and(
  inArray(adoptionRequests.status, [...UNDECIDED_ADOPTION_STATUSES]),
  isNull(pets.blockedAt),
  isOfUnblocked(adoptionRequests.adopterId),
)
