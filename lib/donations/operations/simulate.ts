import { setTimeout } from 'node:timers/promises'
import type { z } from 'zod'
import type { Context } from '@/lib/context'
import { findDonationOfCheckout } from '@/lib/donations/result-queries'
import type { simulateSchema } from '@/lib/donations/schema'
import { DomainError } from '@/lib/errors'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { standInPayments } from '@/lib/integrations/payments/provider'
import { STRIPE_WEBHOOK } from '@/lib/routes'

const LATE_MS = 10_000

const WEBHOOKS = {
  pagar: 'paid',
  cerrar: 'paid',
  tarde: 'paid',
  rechazar: 'declined',
  devolver: 'refunded',
} as const

/**
 * What the payer does on the local payment page: calls our own webhook over HTTP, signed as Stripe signs.
 * @returns whether the payer comes back to the site.
 * @throws DomainError not_found where stand-ins are not allowed, and for unknown pages.
 */
export async function simulatePayment(
  ctx: Context,
  { sesion, resultado }: z.output<typeof simulateSchema>,
): Promise<{ donationId: number; returns: boolean }> {
  const donation = standInPayments && (await findDonationOfCheckout(ctx.db, sesion))
  if (!standInPayments || !donation) throw new DomainError('not_found', 'Esta página de pago no existe')
  const { id: donationId, amountMinor, currency } = donation
  const payment = { checkoutId: sesion, donationId, amountMinor, currency }
  const { body, signature } = standInPayments.signEvent(WEBHOOKS[resultado], payment)
  const send = async () => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(absoluteUrl(STRIPE_WEBHOOK), { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
  }
  if (resultado === 'tarde')
    ctx.defer(async () => {
      await setTimeout(LATE_MS)
      await send()
    })
  else await send()
  return { donationId, returns: resultado !== 'cerrar' }
}
