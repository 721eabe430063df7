import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { donations, foundations, monthlyGifts, paymentEvents, pets, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import { disputedMinor, donatedAt, petHadHome, shownFoundationName, shownPetName } from './column-queries'
import type { DonationResultDto } from './dto'

const donors = alias(users, 'donors')

/** Staff have not settled it, and the foundation was not restored. A blocked one is restored as a rule. */
const isReviewed = sql<boolean>`(not ${isPublicFoundation} and ${users.blockedAt} is null and exists (
  select from ${paymentEvents} event where event.donation_id = ${donations.id}
    and event.issue = 'fundación cerrada' and event.settled_at is null))`

/** Staff have not settled it. */
const isLate = sql<boolean>`exists (select from ${paymentEvents} event
  where event.donation_id = ${donations.id} and event.issue = 'aporte terminado' and event.settled_at is null)`

/** Mails wait while the foundation or the pet is blocked, from the first of the two on. Every change of the e-mail confirms it anew. */
const receipt = sql<DonationResultDto['receipt']>`case
  when least(${users.blockedAt}, ${pets.blockedAt}) <= ${donations.receiptAt} then 'waiting'
  when ${donors.emailVerifiedAt} <= ${donations.receiptAt} then 'current e-mail'
  when ${donations.receiptAt} is not null then 'former e-mail' end`

const columns = {
  id: donations.id,
  status: donations.status,
  amountMinor: donations.amountMinor,
  currency: donations.currency,
  refundedMinor: donations.refundedMinor,
  isReviewed,
  isLate,
  disputedMinor,
  receipt,
  named: donations.named,
  createdAt: donations.createdAt,
  donatedAt,
  checkoutId: donations.checkoutId,
  checkoutUrl: donations.checkoutUrl,
  petId: pets.id,
  petName: shownPetName,
  petHadHome,
  foundationId: foundations.userId,
  foundationName: shownFoundationName,
  monthlyGift: {
    id: monthlyGifts.id,
    status: monthlyGifts.status,
    startedAt: monthlyGifts.startedAt,
    pausedAt: monthlyGifts.pausedAt,
  },
  isPublic: isPublicFoundation,
}

const selectResults = (db: Db) =>
  db
    .select(columns)
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(donors, eq(donors.id, donations.donorId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .leftJoin(monthlyGifts, eq(monthlyGifts.id, donations.monthlyGiftId))

type Row = Awaited<ReturnType<typeof selectResults>>[number]

const resultDto = ({
  createdAt,
  donatedAt: at,
  petId,
  petName,
  monthlyGift,
  ...row
}: Row): DonationResultDto => ({
  ...row,
  refundedMinor: row.refundedMinor - row.disputedMinor,
  createdAt: createdAt.toISOString(),
  donatedAt: at.toISOString(),
  pet: petId !== null && petName !== null ? { id: petId, name: petName } : null,
  monthly: monthlyGift && {
    id: monthlyGift.id,
    status: monthlyGift.status,
    isPaused: monthlyGift.status === 'activo' && monthlyGift.pausedAt !== null,
    startedAt: monthlyGift.startedAt?.toISOString() ?? null,
  },
})

/** Null for everybody but its donor. */
export async function findOwnDonation(db: Db, id: number, donorId: number) {
  const [row] = await selectResults(db).where(and(eq(donations.id, id), eq(donations.donorId, donorId)))
  return row ? resultDto(row) : null
}

export async function findDonationOfCheckout(db: Db, checkoutId: string) {
  const [row] = await selectResults(db).where(eq(donations.checkoutId, checkoutId))
  return row ? resultDto(row) : null
}
