import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { donations, monthlyGifts, outbox, paymentEvents, users } from '@/db/schema'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'

type NewGift = Partial<typeof monthlyGifts.$inferInsert>
type Gift = typeof monthlyGifts.$inferSelect

const CREATED = new Date('2026-09-20T12:00:00Z')

/** A pending monthly gift of $ 20 with the donation of its first month, by a new person to a new foundation unless given. */
export async function makeMonthlyGift(overrides: NewGift = {}) {
  const donorId = overrides.donorId ?? (await makeUser(db)).id
  const foundationId = overrides.foundationId ?? (await makeFoundation(db)).user.id
  const agreed = { amountMinor: 2_000, currency: 'USD' as const, createdAt: CREATED }
  const [gift] = await db
    .insert(monthlyGifts)
    .values({ ...agreed, ...overrides, donorId, foundationId })
    .returning()
  if (!gift) throw new Error('The monthly gift was not written')
  const { id: monthlyGiftId, petId, named, amountMinor, currency, createdAt } = gift
  const [donation] = await db
    .insert(donations)
    .values({ donorId, foundationId, petId, named, amountMinor, currency, createdAt, monthlyGiftId })
    .returning({ id: donations.id })
  return { ...gift, donationId: donation?.id ?? 0 }
}

export type MadeGift = Awaited<ReturnType<typeof makeMonthlyGift>>

/** The n-th month of a gift: the first is paid on the payment page. */
const monthAt = (month: number, second = 0) => new Date(Date.UTC(2026, 8 + month - 1, 20, 12, 5, second))

const common = { donationId: null, donationCreatedAt: null, checkoutId: null, paymentId: null, state: null }

/** What Stripe would tell of a monthly gift. */
export function monthlyEvents(gift: MadeGift) {
  const { id, createdAt: giftCreatedAt, amountMinor, donationId } = gift
  const currency = gift.currency.toLowerCase()
  const of = (
    facts: Partial<PaymentEvent> & Pick<PaymentEvent, 'kind' | 'objectId' | 'occurredAt'>,
  ): PaymentEvent => ({
    ...common,
    id: `evt_${randomUUID()}`,
    type: `test.${facts.kind}`,
    monthlyGiftId: id,
    giftCreatedAt,
    subscriptionId: `sub_${id}`,
    invoiceId: null,
    isFirstInvoice: false,
    amountMinor,
    currency,
    ...facts,
  })
  const invoiceId = (month: number) => `in_${id}_${month}`
  return {
    /** `checkout.session.completed`. */
    completed: () =>
      of({
        kind: 'pagado',
        donationId,
        donationCreatedAt: giftCreatedAt,
        objectId: `cs_${id}`,
        checkoutId: `cs_${id}`,
        invoiceId: invoiceId(1),
        isFirstInvoice: true,
        occurredAt: monthAt(1),
      }),
    /** `invoice.paid`. */
    paid: (month: number, overrides: Partial<PaymentEvent> = {}) =>
      of({
        kind: 'pagado',
        objectId: invoiceId(month),
        invoiceId: invoiceId(month),
        isFirstInvoice: month === 1,
        occurredAt: monthAt(month, 1),
        ...overrides,
      }),
    /** `invoice_payment.paid`, which names neither gift nor donation. */
    charged: (month: number) =>
      of({
        kind: 'factura cobrada',
        monthlyGiftId: null,
        giftCreatedAt: null,
        subscriptionId: null,
        objectId: `inpay_${id}_${month}`,
        invoiceId: invoiceId(month),
        paymentId: `pi_${id}_${month}`,
        occurredAt: monthAt(month, 1),
      }),
    /** `charge.refunded`, which names the payment alone. */
    refunded: (month: number, refunded = amountMinor) =>
      of({
        kind: 'reembolsado',
        monthlyGiftId: null,
        giftCreatedAt: null,
        subscriptionId: null,
        objectId: `ch_${id}_${month}`,
        paymentId: `pi_${id}_${month}`,
        amountMinor: refunded,
        occurredAt: monthAt(month, 30),
      }),
    /** `invoice.payment_failed`: one for each attempt. */
    failed: (month: number, attempt = 1) =>
      of({
        kind: 'fallido',
        objectId: invoiceId(month),
        invoiceId: invoiceId(month),
        occurredAt: monthAt(month, -10 + attempt),
      }),
    /** `customer.subscription.deleted`. */
    ended: (state: string, month: number) =>
      of({
        kind: 'suscripción terminada',
        objectId: `sub_${id}`,
        amountMinor: null,
        currency: null,
        state,
        occurredAt: monthAt(month, 50),
      }),
    /** `checkout.session.expired`. */
    expired: () =>
      of({
        kind: 'vencido',
        donationId,
        donationCreatedAt: giftCreatedAt,
        objectId: `cs_${id}`,
        checkoutId: `cs_${id}`,
        subscriptionId: null,
        occurredAt: monthAt(1, 40),
      }),
  }
}

/** A gift, its donations in order, the issues that staff see, and the subjects of the donor's mails. */
export async function stateOfGift(giftId: number) {
  const [gift] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, giftId))
  if (!gift) throw new Error('No such gift')
  const months = await db
    .select({
      status: donations.status,
      paid: donations.paidMinor,
      refunded: donations.refundedMinor,
      invoiceId: donations.invoiceId,
      paymentId: donations.paymentId,
    })
    .from(donations)
    .where(eq(donations.monthlyGiftId, giftId))
    .orderBy(donations.invoiceId)
  const events = await db
    .select({ issue: paymentEvents.issue })
    .from(paymentEvents)
    .where(eq(paymentEvents.monthlyGiftId, giftId))
  return {
    gift,
    months,
    issues: events.flatMap(({ issue }) => issue ?? []).toSorted(),
    mails: await subjectsTo(gift),
  }
}

async function subjectsTo({ donorId }: Gift): Promise<string[]> {
  if (donorId === null) return []
  const rows = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .innerJoin(users, eq(users.email, outbox.recipient))
    .where(eq(users.id, donorId))
  return rows.map(({ subject }) => subject).toSorted()
}
