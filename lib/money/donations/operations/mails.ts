import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, foundations, type monthlyGifts, paymentEvents, pets, users } from '@/db/schema'
import { nextChargeAt } from '@/lib/money/donations/charge-days'
import { donatedAt, petHadHome } from '@/lib/money/donations/column-queries'
import { sponsorMonthlyPath } from '@/lib/money/donations/paths'
import { mayReceive } from '@/lib/money/donations/policy'
import { isAnyBlocked } from '@/lib/people/accounts/block-queries'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { MONTHLY_FAILED, reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail, withdrawMail } from '@/lib/platform/outbox/operations'
import {
  donationReceiptMail,
  monthlyEndedMail,
  monthlyFailedMail,
} from '@/lib/platform/outbox/templates/donation'
import type { WriteTx } from '@/lib/platform/write'
import { formatDay } from '@/lib/text/dates'
import { DAY_MS } from '@/lib/text/durations'
import { formatMoney, majorUnits } from '@/lib/text/money'
import { donationResultPath, monthlyGiftsPath, SPONSOR } from '@/lib/text/routes'

/** Nobody is mailed once the donor's account is gone. @param receives see `whenReceives` */
export async function mailReceipt(
  tx: WriteTx,
  { id, donorId, foundationId, petId, amountMinor, currency }: typeof donations.$inferSelect,
  { gift, receives }: { gift: MonthlyGift | null; receives: 'now' | 'later' | 'never' },
  now: Date,
): Promise<void> {
  if (donorId === null) return
  const [row] = await tx
    .select({
      email: users.email,
      name: users.name,
      role: users.role,
      countryId: users.countryId,
      foundation: foundations.name,
      pet: pets.name,
      petHadHome,
      isBlocked: sql<boolean>`coalesce(${users.blockedAt}, ${pets.blockedAt}) is not null`,
      comesBack: sql<boolean>`(${foundations.status} = 'aprobada' and ${isAnyBlocked(foundations.userId)})`,
      donatedAt,
    })
    .from(donations)
    .innerJoin(users, eq(users.id, donations.donorId))
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .where(eq(donations.id, id))
  if (!row) return
  const { countryId } = row
  const dayOf = (at: Date) => formatDay(at.toISOString(), countryId ?? '')
  // A block keeps the mail back, and charges where it pauses the gift: the next one would be past.
  const isHeld = row.isBlocked || receives === 'later' || gift?.pausedAt != null
  const isOn = gift?.status === 'activo' && gift.startedAt
  const content = donationReceiptMail({
    name: row.name,
    amount: formatMoney(amountMinor, currency),
    foundation: row.foundation,
    pet: row.pet,
    petHadHome: row.petHadHome,
    picture: petId === null ? null : await findMailPicture(tx, petId),
    day: dayOf(row.donatedAt),
    number: id,
    url: absoluteUrl(donationResultPath(id)),
    // Also suspended, a blocked one takes donations again before this leaves.
    isClosed: receives === 'never' && !row.comesBack,
    monthly: isOn
      ? {
          nextDay: isHeld ? null : dayOf(nextChargeAt(isOn, tomorrow(now))),
          giftsUrl: absoluteUrl(monthlyGiftsPath(row.role)),
        }
      : gift && 'ended',
  })
  await enqueueMail(tx, { to: row.email, content, now, about: aboutOf({ foundationId, petId }) })
}

type MonthlyGift = typeof monthlyGifts.$inferSelect

/** The charge that is being told may have come seconds before its hour. */
const tomorrow = (now: Date) => new Date(now.getTime() + DAY_MS)

const aboutOf = ({ foundationId, petId }: Pick<MonthlyGift, 'foundationId' | 'petId'>) => ({
  accounts: [foundationId],
  pets: petId === null ? [] : [petId],
})

const isBlocked = sql<boolean>`${users.blockedAt} is not null`

/** Nobody is mailed once the donor's account is gone. */
async function findWords(tx: Db, { donorId, foundationId, petId, amountMinor, currency }: MonthlyGift) {
  if (donorId === null) return null
  const [donor] = await tx
    .select({ email: users.email, name: users.name, role: users.role, isBlocked })
    .from(users)
    .where(eq(users.id, donorId))
  const [foundation] = await tx
    .select({ name: foundations.name, status: foundations.status, active: users.active, isBlocked })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, foundationId))
  if (!donor || !foundation) return null
  const [pet] =
    petId === null ? [] : await tx.select({ name: pets.name }).from(pets).where(eq(pets.id, petId))
  return {
    to: donor.email,
    isToBlocked: donor.isBlocked,
    isOfBlocked: foundation.isBlocked,
    name: donor.name,
    amount: formatMoney(amountMinor, currency),
    foundation: foundation.name,
    takesDonations: mayReceive(foundation),
    pet: pet?.name ?? null,
    picture: petId === null ? null : await findMailPicture(tx, petId),
    giftsUrl: absoluteUrl(monthlyGiftsPath(donor.role)),
    againUrl: absoluteUrl(sponsorMonthlyPath(foundationId, majorUnits(amountMinor, currency), currency)),
    othersUrl: absoluteUrl(SPONSOR),
  }
}

/** @param eventId which made it known, once for each */
export async function mailMonthlyFailed(
  tx: WriteTx,
  gift: MonthlyGift,
  eventId: string,
  now: Date,
): Promise<void> {
  const words = await findWords(tx, gift)
  if (!words) return
  const about = aboutOf(gift)
  const key = `${MONTHLY_FAILED}${eventId}`
  await enqueueMail(tx, { to: words.to, content: monthlyFailedMail(words), now, key, about })
}

/** Once a charge succeeded or the gift ended: what has not left, as while somebody is blocked, does not any more. */
export const withdrawMonthlyFailed = (tx: Db, giftIds: readonly number[]): Promise<string[]> =>
  withdrawMail(
    tx,
    tx
      .select({ key: sql<string>`${MONTHLY_FAILED}::text || ${paymentEvents.id}` })
      .from(paymentEvents)
      .where(isOneOf(paymentEvents.monthlyGiftId, giftIds)),
  )

/**
 * Skips gifts that were never paid or that their donor replaced. What ends as one of the two is suspended while blocked is told
 * at once, and names no blocked foundation: the block may go on for long.
 */
export async function mailMonthlyEnded(tx: WriteTx, gift: MonthlyGift, now: Date): Promise<void> {
  const { endReason } = gift
  const isSilent =
    endReason === null ||
    endReason === 'sin pagar' ||
    endReason === 'reemplazado' ||
    endReason === 'cuenta eliminada'
  const words = isSilent ? null : await findWords(tx, gift)
  if (!words || isSilent) return
  const isUnnamed = words.isOfBlocked && endReason === 'fundación cerrada'
  const picture = isUnnamed ? null : words.picture
  const content = monthlyEndedMail({ ...words, picture, isUnnamed, why: endReason })
  const key = words.isToBlocked && endReason === 'cuenta suspendida' ? reachingBlocked() : undefined
  await enqueueMail(tx, { to: words.to, content, now, key, about: isUnnamed ? undefined : aboutOf(gift) })
}
