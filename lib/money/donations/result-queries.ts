import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, monthlyGifts, pets, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import { shownFoundationName, shownPetName } from './block-queries'
import type { DonationResultDto } from './dto'

const columns = {
  id: donations.id,
  status: donations.status,
  amountMinor: donations.amountMinor,
  currency: donations.currency,
  named: donations.named,
  createdAt: donations.createdAt,
  checkoutId: donations.checkoutId,
  checkoutUrl: donations.checkoutUrl,
  petId: pets.id,
  petName: shownPetName,
  foundationId: foundations.userId,
  foundationName: shownFoundationName,
  monthlyGift: {
    id: monthlyGifts.id,
    status: monthlyGifts.status,
    startedAt: monthlyGifts.startedAt,
  },
  isPublic: isPublicFoundation,
}

const selectResults = (db: Db) =>
  db
    .select(columns)
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .leftJoin(monthlyGifts, eq(monthlyGifts.id, donations.monthlyGiftId))

type Row = Awaited<ReturnType<typeof selectResults>>[number]

const resultDto = ({ createdAt, petId, petName, monthlyGift, ...row }: Row): DonationResultDto => ({
  ...row,
  createdAt: createdAt.toISOString(),
  pet: petId !== null && petName !== null ? { id: petId, name: petName } : null,
  monthly: monthlyGift && {
    id: monthlyGift.id,
    status: monthlyGift.status,
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
