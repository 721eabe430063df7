import { type SQL, sql } from 'drizzle-orm'
import type { NotedKind } from '@/lib/platform/audit/operations'

/** A query for each column of `accounts`, so that each finds its rows by an index. */
const read = (subject: SQL, from: SQL, accounts: readonly SQL[]): SQL[] =>
  accounts.map((account) => sql`select ${subject}, ${account} from ${from}`)

const BOTH_SIDES = [sql`request.adopter_id`, sql`pets.owner_id`]
const ADOPTIONS = sql`adoption_requests request join pets on pets.id = request.pet_id`
const OF_DONATIONS = [sql`donation.donor_id`, sql`donation.foundation_id`]
const OF_GIFTS = [sql`gift.donor_id`, sql`gift.foundation_id`]

/**
 * Whose the words of an entry's note are, by the kind of its subject. What they are read from stays until one of those
 * accounts goes, which takes the note along.
 */
const OWNERS: Readonly<Record<NotedKind, readonly SQL[]>> = {
  user: read(sql`'user:' || id`, sql`users`, [sql`id`]),
  foundation: read(sql`'foundation:' || id`, sql`users`, [sql`id`]),
  pet: read(sql`'pet:' || id`, sql`pets`, [sql`owner_id`]),
  // A story may be withdrawn before the adoption that it tells of goes.
  adoption: read(sql`'adoption:' || request.id`, ADOPTIONS, BOTH_SIDES),
  report: read(
    sql`'report:' || reports.id`,
    sql`${ADOPTIONS} join reports on reports.request_id = request.id`,
    BOTH_SIDES,
  ),
  review: read(sql`'review:' || id`, sql`reviews`, [sql`user_id`, sql`foundation_id`]),
  payment: [
    ...read(sql`'payment:' || donation.payment_id`, sql`donations donation`, OF_DONATIONS),
    // Of a donation that was paid twice the other payment.
    ...read(
      sql`'payment:' || difference.payment_id`,
      sql`donations donation join payment_differences difference on difference.donation_id = donation.id`,
      OF_DONATIONS,
    ),
    // Whatever an event names where it names no payment.
    ...read(
      sql`'payment:' || event.object_id`,
      sql`donations donation join payment_events event on event.donation_id = donation.id`,
      OF_DONATIONS,
    ),
    ...read(
      sql`'payment:' || event.object_id`,
      sql`monthly_gifts gift join payment_events event on event.monthly_gift_id = gift.id`,
      OF_GIFTS,
    ),
  ],
}

/** Which accounts each subject of an entry with words is about: a table, `subject_owners`, for a query's `from`. */
export const subjectOwners = (): SQL =>
  sql`(${sql.join(Object.values(OWNERS).flat(), sql` union all `)}) subject_owners (subject, account)`
