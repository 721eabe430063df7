import { createHash } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { localPaymentPath } from '@/lib/text/routes'
import { localPayments } from './local'
import type { PaymentProvider } from './payments'
import { stripePayments } from './stripe'

/** The stand-in; null with keys, and where stand-ins are not allowed. */
export const standInPayments =
  env.DONATIONS === 'on' && env.STAND_INS === 'allow' && !env.STRIPE_SECRET_KEY
    ? localPayments(localSecret(), (checkoutId) => new URL(localPaymentPath(checkoutId), env.SITE_URL).href)
    : null

function localSecret(): string {
  return `whsec_${createHash('sha256')
    .update(`local payments ${env.AUTH_SECRET ?? ''}`)
    .digest('hex')}`
}

/** The application's payment provider; null where donations are switched off (`DONATIONS=off`). */
export const payments: PaymentProvider | null =
  env.DONATIONS === 'on' && env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? stripePayments({
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        baseUrl: env.STRIPE_BASE_URL,
      })
    : standInPayments
