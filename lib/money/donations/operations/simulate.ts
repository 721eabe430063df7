import { setTimeout } from 'node:timers/promises'
import type { z } from 'zod'
import { isPayable } from '@/lib/money/donations/recipient-queries'
import { findDonationOfCheckout } from '@/lib/money/donations/result-queries'
import type { simulateSchema } from '@/lib/money/donations/schema'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { standInPayments } from '@/lib/platform/integrations/payments/provider'
import { STRIPE_WEBHOOK } from '@/lib/text/routes'

const LATE_MS = 10_000

const WEBHOOKS = {
  pagar: 'paid',
  cerrar: 'paid',
  tarde: 'paid',
  rechazar: 'declined',
  devolver: 'refunded',
  renovar: 'renewed',
  fallar: 'unpaid',
  terminar: 'given up',
} as const

const PAYS: readonly string[] = ['pagar', 'cerrar', 'tarde']
const ONLY_MONTHLY: readonly string[] = ['renovar', 'fallar', 'terminar']

/**
 * Plays the payer on the local payment page: calls our own webhook over HTTP, signed as Stripe signs.
 * @returns whether the payer returns to the site.
 * @throws DomainError not_found where stand-ins are not allowed, and for unknown pages; conflict for what the provider
 *   would not do.
 */
export async function simulatePayment(
  ctx: Context,
  { sesion, resultado }: z.output<typeof simulateSchema>,
): Promise<{ donationId: number; returns: boolean }> {
  const donation = standInPayments && (await findDonationOfCheckout(ctx.db, sesion))
  if (!standInPayments || !donation) throw new DomainError('not_found', 'Esta página de pago no existe')
  const { id: donationId, amountMinor, currency } = donation
  const { monthly } = donation
  if (!monthly && ONLY_MONTHLY.includes(resultado))
    throw new DomainError('conflict', 'Esta donación se cobra una sola vez')
  if (PAYS.includes(resultado) && !(await isPayable(ctx.db, donationId)))
    throw new DomainError('conflict', 'Esta página de pago ya no está abierta')
  const createdAt = new Date(donation.createdAt)
  const monthlyGift = monthly && { id: monthly.id, createdAt }
  const payment = { checkoutId: sesion, donationId, createdAt, monthlyGift, amountMinor, currency }
  const events = standInPayments.signEvents(WEBHOOKS[resultado], payment)
  const send = async () => {
    for (const { body, signature } of events) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const answer = await fetch(absoluteUrl(STRIPE_WEBHOOK), { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
    }
  }
  if (resultado === 'tarde')
    ctx.defer(async () => {
      await setTimeout(LATE_MS)
      await send()
    })
  else await send()
  return { donationId, returns: resultado !== 'cerrar' && !ONLY_MONTHLY.includes(resultado) }
}
