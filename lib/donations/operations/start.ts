import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, users } from '@/db/schema'
import type { Context } from '@/lib/context'
import { amountRefusal } from '@/lib/donations/amounts'
import { mayReceive, requireDonor } from '@/lib/donations/policy'
import { findRecipient } from '@/lib/donations/recipient-queries'
import { MINUTE_MS } from '@/lib/durations'
import { DomainError, invalidFields } from '@/lib/errors'
import { minorUnits } from '@/lib/format'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { PaymentFailure, type PaymentProvider } from '@/lib/integrations/payments/payments'
import { payments } from '@/lib/integrations/payments/provider'
import { logError } from '@/lib/log'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { donationCancelledPath, donationResultPath } from '@/lib/routes'

/** How long the same donor, recipient and amount get the same payment page (api-contract, section 6). */
const SAME_LINK_MS = MINUTE_MS

interface Gift {
  foundationId: number
  /** The pet it is for; null for the whole foundation. */
  petId: number | null
  /** In whole units of the currency of the foundation's country. */
  amount: number
  named: boolean
}

type Donation = typeof donations.$inferSelect

/**
 * Starts a donation and opens its payment page. It is pending until a webhook confirms it. Idempotent for a minute.
 * @returns the URL of the payment page.
 * @throws DomainError not_configured; not_found for a recipient that takes no donations; invalid (`monto`);
 *   unauthenticated; forbidden for staff; email_not_confirmed; conflict for one's own foundation; unavailable when the
 *   provider gives no page; TooManyRequests.
 */
export async function startDonation(
  ctx: Context,
  gift: Gift,
  provider: PaymentProvider | null = payments,
): Promise<{ donationId: number; url: string }> {
  if (!provider) throw new DomainError('not_configured', 'Las donaciones no están disponibles en este sitio')
  const recipient = await findRecipient(ctx.db, gift.foundationId, gift.petId)
  if (!recipient || !mayReceive(recipient)) throw noRecipient()
  if (gift.petId !== null && recipient.pet === null)
    throw new DomainError(
      'not_found',
      'Esa mascota ya no recibe donaciones. Puedes donar a la fundación que la cuida',
    )
  const refusal = amountRefusal(gift.amount, recipient.currency)
  if (refusal) throw invalidFields({ monto: refusal })
  const donorId = requireDonor(ctx.actor)
  if (donorId === gift.foundationId)
    throw new DomainError('conflict', 'No puedes donar a tu propia fundación')
  await consumeRateLimits(ctx.db, [{ rule: LIMITS.donationAccount, key: String(donorId) }], ctx.now)
  const amountMinor = minorUnits(gift.amount, recipient.currency)
  const { foundationId, petId, named } = gift
  const values = { donorId, foundationId, petId, named, amountMinor, currency: recipient.currency }
  const donation = await ctx.db.transaction((tx) => findOrInsert(tx, values, ctx.now))
  if (donation.checkoutUrl) return { donationId: donation.id, url: donation.checkoutUrl }
  return { donationId: donation.id, url: await openPage(ctx.db, donation, provider) }
}

const noRecipient = () =>
  new DomainError('not_found', 'Las donaciones van solo a fundaciones verificadas: elige una de la lista')

type NewDonation = Pick<Donation, 'foundationId' | 'petId' | 'named' | 'amountMinor' | 'currency'> & {
  donorId: number
}

/** Holds both accounts until the commit, so that neither is closed meanwhile and two clicks wait for each other. */
async function findOrInsert(tx: Db, values: NewDonation, now: Date): Promise<Donation> {
  const [recipient] = await tx
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(eq(users.id, values.foundationId))
    .for('share')
  if (!recipient?.active) throw noRecipient()
  const [donor] = await tx
    .select({ active: users.active })
    .from(users)
    .where(eq(users.id, values.donorId))
    .for('share')
  if (!donor?.active) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`donations of ${values.donorId}`}, 0))`,
  )
  const recent = await findRecent(tx, values, now)
  if (recent) {
    if (recent.named !== values.named)
      await tx.update(donations).set({ named: values.named }).where(eq(donations.id, recent.id))
    return recent
  }
  const [donation] = await tx
    .insert(donations)
    .values({ ...values, createdAt: now, statusChangedAt: now })
    .returning()
  if (!donation) throw new Error('The donation was not written')
  return donation
}

async function findRecent(tx: Db, values: NewDonation, now: Date): Promise<Donation | undefined> {
  const { donorId, foundationId, petId, amountMinor, currency } = values
  const [recent] = await tx
    .select()
    .from(donations)
    .where(
      and(
        eq(donations.donorId, donorId),
        eq(donations.foundationId, foundationId),
        petId === null ? isNull(donations.petId) : eq(donations.petId, petId),
        eq(donations.amountMinor, amountMinor),
        eq(donations.currency, currency),
        eq(donations.status, 'pendiente'),
        gt(donations.createdAt, new Date(now.getTime() - SAME_LINK_MS)),
      ),
    )
    .orderBy(desc(donations.id))
    .limit(1)
  return recent
}

/** The provider answers the same for the same donation, so that concurrent requests get one page. */
async function openPage(db: Db, donation: Donation, provider: PaymentProvider): Promise<string> {
  const { id, foundationId, amountMinor, currency, createdAt } = donation
  try {
    const checkout = await provider.openCheckout({
      donationId: id,
      foundationId,
      amountMinor,
      currency,
      createdAt,
      successUrl: absoluteUrl(donationResultPath(id)),
      cancelUrl: absoluteUrl(donationCancelledPath(id)),
    })
    await db
      .update(donations)
      .set({ checkoutId: checkout.id, checkoutUrl: checkout.url })
      .where(eq(donations.id, id))
    return checkout.url
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('payment page', error)
    if (error.kind === 'amount')
      throw invalidFields({ monto: 'El proveedor de pagos no acepta ese monto. Prueba con otro' })
    throw new DomainError(
      'unavailable',
      'No pudimos abrir la página de pago. No se cobró nada: vuelve a intentarlo en un momento',
    )
  }
}
