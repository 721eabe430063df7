import { eq } from 'drizzle-orm'
import { donations, foundations, type monthlyGifts, pets, users } from '@/db/schema'
import { nextChargeAt } from '@/lib/money/donations/next-charge'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { donationReceiptMail } from '@/lib/platform/outbox/templates/donation'
import type { WriteTx } from '@/lib/platform/write'
import { formatDay, formatMoney } from '@/lib/text/format'
import { donationResultPath, monthlyGiftsPath } from '@/lib/text/routes'

/** Nobody is mailed once the donor's account is gone. */
export async function mailReceipt(
  tx: WriteTx,
  { id, donorId, amountMinor, currency }: typeof donations.$inferSelect,
  gift: typeof monthlyGifts.$inferSelect | null,
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
      createdAt: donations.createdAt,
    })
    .from(donations)
    .innerJoin(users, eq(users.id, donations.donorId))
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .where(eq(donations.id, id))
  if (!row) return
  const { countryId } = row
  const dayOf = (at: Date) => formatDay(at.toISOString(), countryId ?? '')
  const isOn = gift?.status === 'activo' && gift.startedAt
  const content = donationReceiptMail({
    name: row.name,
    amount: formatMoney(amountMinor, currency),
    foundation: row.foundation,
    pet: row.pet,
    day: dayOf(row.createdAt),
    number: id,
    url: absoluteUrl(donationResultPath(id)),
    monthly: isOn
      ? { nextDay: dayOf(nextChargeAt(isOn, now)), giftsUrl: absoluteUrl(monthlyGiftsPath(row.role)) }
      : gift && 'ended',
  })
  await enqueueMail(tx, { to: row.email, content, now })
}
