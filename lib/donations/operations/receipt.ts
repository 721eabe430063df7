import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, pets, users } from '@/db/schema'
import { formatDay, formatMoney } from '@/lib/format'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { enqueueMail } from '@/lib/outbox/operations'
import { donationReceiptMail } from '@/lib/outbox/templates/donation'
import { donationResultPath } from '@/lib/routes'

/** Nobody is mailed once the donor's account is gone. */
export async function mailReceipt(
  tx: Db,
  { id, donorId, amountMinor, currency }: typeof donations.$inferSelect,
  now: Date,
): Promise<void> {
  if (donorId === null) return
  const [row] = await tx
    .select({
      email: users.email,
      name: users.name,
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
  const content = donationReceiptMail({
    name: row.name,
    amount: formatMoney(amountMinor, currency),
    foundation: row.foundation,
    pet: row.pet,
    day: formatDay(row.createdAt.toISOString(), row.countryId ?? ''),
    number: id,
    url: absoluteUrl(donationResultPath(id)),
  })
  await enqueueMail(tx, { to: row.email, content, now })
}
