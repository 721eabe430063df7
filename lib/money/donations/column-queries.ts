import { sql } from 'drizzle-orm'
import { donations, foundations, pets, users } from '@/db/schema'
import { isBlocked } from '@/lib/pets/visibility-queries'
import { UNAVAILABLE_FOUNDATION, UNAVAILABLE_LISTING } from '@/lib/text/copy/block'

/** Names in what a donor reads, without those that are blocked. */

/** Of the foundation whose account is joined as `users`. */
export const shownFoundationName = sql<string>`case when ${users.blockedAt} is null then ${foundations.name} else ${UNAVAILABLE_FOUNDATION} end`

/** Of the joined pet, if any; its owner, who receives the donation, knows it in any case. */
export const shownPetName = sql<
  string | null
>`case when ${pets.id} is not null and ${isBlocked} then ${UNAVAILABLE_LISTING} else ${pets.name} end`

/** The moment of the payment, for months as for single ones; of what was not paid, when its page was asked for. */
export const donatedAt = sql<Date>`coalesce(${donations.paidAt}, ${donations.createdAt})`.mapWith(
  donations.createdAt,
)
