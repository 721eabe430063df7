import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, monthlyGifts } from '@/db/schema'
import { amountRefusal, providerRefusal, type TypedCurrency } from '@/lib/money/donations/amounts'
import { otherCurrency } from '@/lib/money/donations/copy'
import { mayReceive, requireDonor } from '@/lib/money/donations/policy'
import { findRecipient, isPayable, whenReceives } from '@/lib/money/donations/recipient-queries'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { PaymentFailure, type PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { transaction, write } from '@/lib/platform/write'
import { minorUnits } from '@/lib/text/money'
import { donationCancelledPath, donationResultPath } from '@/lib/text/routes'
import type { Currency } from '@/lib/text/vocabulary'
import { closeEndedGifts } from './monthly-charges'
import { askAboutRenamed, findOrInsert, lockParties, noDonor, noPet, noRecipient } from './new-donation'
import { findOrInsertMonthly, requireNotPaid } from './start-monthly'
import { closeCheckouts, rejectUnpaid } from './unpaid'

interface Gift {
  foundationId: number
  petId: number | null
  /** In whole units of the foundation's currency. */
  amount: number
  /** In which it was typed; refused if it is another one. */
  currency?: TypedCurrency
  /** Of the form: it asks again if the foundation has moved to another country since. */
  shownCurrency?: Currency
  named: boolean
  monthly?: boolean
}

type Donation = typeof donations.$inferSelect

/**
 * Starts a donation, or a monthly gift with its first donation, and opens the payment page; pending until a webhook
 * confirms it. Idempotent for a minute. @returns the URL of the payment page.
 * @throws DomainError not_configured; not_found for a recipient that takes no donations; invalid (`monto`);
 * unauthenticated; forbidden for staff; email_not_confirmed; conflict for one's own foundation, another currency than
 * shown, or a gift that ended meanwhile; AlreadyMonthly; unavailable when the provider gives no page; TooManyRequests.
 */
export async function startDonation(
  ctx: Context,
  gift: Gift,
  provider: PaymentProvider | null = payments,
): Promise<{ donationId: number; url: string }> {
  if (!provider) throw new DomainError('not_configured', 'Las donaciones no están disponibles en este sitio')
  const recipient = await findRecipient(ctx.db, gift.foundationId, gift.petId)
  if (!recipient || !mayReceive(recipient)) throw noRecipient()
  if (gift.petId !== null && recipient.pet === null) throw noPet()
  if (gift.shownCurrency && gift.shownCurrency !== recipient.currency)
    throw new DomainError('conflict', otherCurrency(recipient.name, recipient.currency))
  const refusal = amountRefusal(gift.amount, recipient.currency, gift.currency)
  if (refusal) throw invalidFields({ monto: refusal })
  const donorId = requireDonor(ctx.actor)
  if (donorId === gift.foundationId)
    throw new DomainError('conflict', 'No puedes donar a tu propia fundación')
  await limit(ctx, LIMITS.donationAccount, donorId)
  const amountMinor = minorUnits(gift.amount, recipient.currency)
  const { foundationId, petId, named } = gift
  const values = { donorId, foundationId, petId, named, amountMinor, currency: recipient.currency }
  const asked = gift.monthly
    ? await requireNotPaid(ctx.db, values, provider)
    : await askAboutRenamed(ctx.db, values, provider, ctx.now)
  const find = gift.monthly ? findOrInsertMonthly : findOrInsert
  const donation = await write(ctx, async (tx) => {
    await lockParties(tx, values)
    return find(tx, values, ctx.now, asked)
  })
  if (donation.checkoutUrl) return { donationId: donation.id, url: donation.checkoutUrl }
  return { donationId: donation.id, url: await openPage(ctx, donation, provider) }
}

const GIFT_ENDED =
  'Este aporte mensual terminó mientras se abría su página de pago. No se cobró nada: puedes empezarlo otra vez'

/** Whoever ended it found no page to close: it is open again until this one is closed. */
async function hasEnded(db: Db, giftId: number): Promise<boolean> {
  const ended = await db
    .update(monthlyGifts)
    .set({ closedAt: null })
    .where(and(eq(monthlyGifts.id, giftId), eq(monthlyGifts.status, 'terminado')))
    .returning({ id: monthlyGifts.id })
  return ended.length > 0
}

/** The provider is idempotent per donation: concurrent requests get one page. */
async function openPage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  donation: Donation,
  provider: PaymentProvider,
): Promise<string> {
  const { id, monthlyGiftId, foundationId, amountMinor, currency, createdAt } = donation
  try {
    const checkout = await provider.openCheckout({
      donationId: id,
      monthlyGiftId,
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
    // Gift or accounts may have ended while the page was being opened, and nobody closes a page that is not known yet.
    if (!(await isPayable(db, id))) {
      await closeCheckouts({ db, now }, { which: eq(donations.id, id), provider })
      throw (await whenReceives(db, foundationId)) === 'now' ? noDonor() : noRecipient()
    }
    if (monthlyGiftId !== null && (await hasEnded(db, monthlyGiftId))) {
      await closeEndedGifts({ db, now }, { giftId: monthlyGiftId, provider })
      throw new DomainError('conflict', GIFT_ENDED)
    }
    return checkout.url
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('payment page', error)
    if (error.kind !== 'outage') {
      // It will never have a page: nobody waits for it.
      const isRefused = and(eq(donations.id, id), isNull(donations.checkoutId))
      await transaction(db, (tx) => rejectUnpaid(tx, isRefused, now))
      throw invalidFields({ monto: providerRefusal(error.kind, amountMinor, currency) })
    }
    throw new DomainError(
      'unavailable',
      'No pudimos abrir la página de pago. No se cobró nada: vuelve a intentarlo en un momento',
    )
  }
}
