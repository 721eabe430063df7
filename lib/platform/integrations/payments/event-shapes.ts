import { z } from 'zod'

/**
 * What is read of Stripe's events and their objects (stripe.com/docs/api), in the shapes that our books can keep. A
 * signature says who sent a body, not what is in it.
 */

/** Postgres keeps no NUL. */
const text = z
  .string()
  .max(500)
  .regex(/^[^\0]*$/)
const id = text.min(1)
const minor = z.int()
/** The provider's id of something, or the thing itself. */
const reference = z.union([id, z.object({ id })]).nullish()
/** Anything else sold from the same account has other metadata. */
const metadata = z
  .object({
    donationId: text.optional().catch(undefined),
    donationCreatedAt: text.optional().catch(undefined),
    monthlyGift: text.optional().catch(undefined),
  })
  .nullish()

export type Reference = z.output<typeof reference>
export type Metadata = z.output<typeof metadata>

/** Seconds, until the year 9999. */
const time = z.int().min(0).max(253_402_300_799)

export const eventSchema = z.object({
  id,
  type: text,
  created: time,
  data: z.object({ object: z.unknown() }),
})

export const sessionSchema = z.object({
  id,
  metadata,
  payment_status: text,
  payment_intent: reference,
  subscription: reference,
  invoice: reference,
  amount_total: minor.nullish(),
  currency: text.nullish(),
})

/** Until version 2025-03-31 of the API subscription and payment stood in the invoice itself. */
export const invoiceSchema = z.object({
  id,
  billing_reason: text.nullish(),
  parent: z
    .object({ subscription_details: z.object({ metadata, subscription: reference }).nullish() })
    .nullish(),
  subscription_details: z.object({ metadata }).nullish(),
  subscription: reference,
  payment_intent: reference,
  amount_paid: minor,
  amount_due: minor,
  currency: text,
})

export const invoicePaymentSchema = z.object({
  id,
  invoice: reference,
  payment: z.object({ payment_intent: reference }),
  amount_paid: minor.nullish(),
  currency: text,
})

export const subscriptionSchema = z.object({
  id,
  status: text,
  metadata,
  cancellation_details: z.object({ reason: text.nullish() }).nullish(),
})

export const chargeSchema = z.object({
  id,
  payment_intent: reference,
  amount_refunded: minor,
  currency: text,
})

export const refundSchema = z.object({
  id,
  payment_intent: reference,
  amount: minor,
  currency: text,
  status: text.nullish(),
})

export const disputeSchema = z.object({
  id,
  payment_intent: reference,
  amount: minor,
  currency: text,
  status: text,
})
