import { sql } from 'drizzle-orm'
import { donations, foundations, paymentEvents, pets, users } from '@/db/schema'
import { isBlocked } from '@/lib/pets/visibility-queries'
import { UNAVAILABLE_FOUNDATION, UNAVAILABLE_LISTING } from '@/lib/text/copy/block'

/** Names in what a donor reads, without those that are blocked. */

/** Of the foundation whose account is joined as `users`. */
export const shownFoundationName = sql<string>`case when ${users.blockedAt} is null then ${foundations.name} else ${UNAVAILABLE_FOUNDATION} end`

/** Of the joined pet, if any; its owner, who receives the donation, knows it in any case. */
export const shownPetName = sql<
  string | null
>`case when ${pets.id} is not null and ${isBlocked} then ${UNAVAILABLE_LISTING} else ${pets.name} end`

/**
 * Of what counts as returned, what the donor's bank holds until it decides a dispute: nobody got it back. States are Stripe's.
 * Columns name their table, which a query of one table leaves out.
 */
export const disputedMinor = sql<number>`case when ${donations}.refunded_minor = 0 then 0 else (
  select least(${donations}.refunded_minor, coalesce(sum(dispute.amount_minor), 0)) from (
    select max(event.amount_minor) as amount_minor from ${paymentEvents} event
    where event.donation_id = ${donations}.id and event.issue = 'disputa' group by event.object_id
    having bool_or(event.state in ('needs_response', 'under_review')) and not bool_or(event.state in ('won', 'lost'))
  ) dispute) end`.mapWith(Number)

/** The moment of the payment, for months as for single ones; of what was not paid, when its page was asked for. */
export const donatedAt = sql<Date>`coalesce(${donations.paidAt}, ${donations.createdAt})`.mapWith(
  donations.createdAt,
)

/** Whether its joined pet had been adopted before it was paid: as it stood when that was booked, else as it stands. */
export const petHadHome = sql<boolean>`coalesce(${donations.petHadHome},
  ${pets.status} = 'adoptado' and ${pets.statusChangedAt} <= ${donatedAt}, false)`
