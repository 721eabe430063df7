import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { donations, paymentDifferences, paymentEvents } from '@/db/schema'
import { stateOfDifference } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type {
  rereadPaymentSchema,
  settleDifferenceSchema,
  settleIssueSchema,
} from '@/lib/moderation/staff/schema'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { recheckPayment } from '@/lib/money/reconciliation/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import type { PaymentEvent, ProviderBooks } from '@/lib/platform/integrations/payments/payments'
import { PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logError } from '@/lib/platform/log'
import { write } from '@/lib/platform/write'
import { NEWEST_FIRST, waitingWith } from './queries'

/**
 * The books stay as they are. Audited. Idempotent. @throws as `requireDecider`; not_found; conflict when not as `seen`.
 */
export async function settleDifference(
  ctx: Context,
  { differenceId, seen, reason, password }: z.output<typeof settleDifferenceSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const isIt = eq(paymentDifferences.id, differenceId)
    const [row] = await tx.select().from(paymentDifferences).where(isIt).for('update')
    if (!row) throw differenceNotFound()
    if (row.settledAt) return
    if (row.resolvedAt || stateOfDifference(row) !== seen)
      throw new DomainError('conflict', 'Esta diferencia cambió. Recarga la página y mírala de nuevo')
    await tx.update(paymentDifferences).set({ settledAt: ctx.now }).where(isIt)
    const about = { subject: `payment:${row.paymentId}` as const, name: row.paymentId }
    await insertAudit(tx, { actorId, action: 'payment.settle', ...about, reason, createdAt: ctx.now })
  })
}

/**
 * Also what was told before of the same subject. Audited. Idempotent. @throws as `requireDecider`; not_found; conflict when
 * something newer was told.
 */
export async function settlePaymentIssue(
  ctx: Context,
  { eventId, reason, password }: z.output<typeof settleIssueSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const [event] = await tx
      .select()
      .from(paymentEvents)
      .where(and(eq(paymentEvents.id, eventId), isNotNull(paymentEvents.issue)))
    if (!event?.issue) throw new DomainError('not_found', 'Aquí ya no hay nada que revisar')
    const told = await tx
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(waitingWith(event, event.issue))
      .orderBy(...NEWEST_FIRST)
      .for('update')
    if (!told.some(({ id }) => id === eventId)) return
    if (told[0]?.id !== eventId)
      throw new DomainError('conflict', 'Stripe avisó algo más nuevo. Recarga la página y míralo de nuevo')
    const ids = told.map(({ id }) => id)
    await tx.update(paymentEvents).set({ settledAt: ctx.now }).where(inArray(paymentEvents.id, ids))
    const name = event.paymentId ?? (await findPaymentId(tx, event.donationId)) ?? event.objectId
    const about = { subject: `payment:${name}` as const, name }
    await insertAudit(tx, { actorId, action: 'payment.settle', ...about, reason, createdAt: ctx.now })
  })
}

async function findPaymentId(db: Db, donationId: number | null): Promise<string | null> {
  const [donation] = await db
    .select({ paymentId: donations.paymentId })
    .from(donations)
    .where(eq(donations.id, donationId ?? 0))
  return donation?.paymentId ?? null
}

/**
 * Books a payment as its webhooks would have, then compares it. Audited. Harmless when repeated: the books follow from
 * the set of events. @returns whether both books agree now. @throws as `requireDecider`; not_found; not_configured;
 * unavailable when the provider does not answer; conflict when it tells nothing of a donation.
 */
export async function rereadPayment(
  ctx: Context,
  { differenceId, password }: z.output<typeof rereadPaymentSchema>,
  books: ProviderBooks | null = payments?.books ?? null,
): Promise<boolean> {
  const actorId = await requireDecider(ctx, password)
  const [row] = await ctx.db.select().from(paymentDifferences).where(eq(paymentDifferences.id, differenceId))
  if (!row) throw differenceNotFound()
  if (!books) throw new DomainError('not_configured', 'En modo de prueba no hay un proveedor de donde leer')
  const { paymentId } = row
  try {
    const events = await books.readEvents(paymentId, ctx.now)
    if (events.length === 0)
      throw new DomainError('conflict', 'Stripe no dice de qué donación es este pago: no hay qué anotar')
    const system = { kind: 'system', name: 'payments' } as const
    for (const event of events)
      if (await isNews(ctx.db, event)) await recordPaymentEvent({ ...ctx, actor: system }, event)
    const about = { subject: `payment:${paymentId}` as const, name: paymentId }
    await insertAudit(ctx.db, { actorId, action: 'payment.reread', ...about, createdAt: ctx.now })
    return await recheckPayment(ctx, books, paymentId)
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('reading a payment again', error)
    throw new DomainError(
      'unavailable',
      'Stripe no responde. No se cambió nada: vuelve a intentarlo en un momento',
    )
  }
}

/**
 * Whether a refund or dispute is not yet known as it stands. A reading carries the time it was made at: recorded again, it
 * would bring back to the desk what staff have settled.
 */
async function isNews(
  db: Db,
  { kind, paymentId, objectId, state, amountMinor }: PaymentEvent,
): Promise<boolean> {
  if (kind === 'pagado' || paymentId === null) return true
  const isOfObject = and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.objectId, objectId))
  const [last] = await db
    .select()
    .from(paymentEvents)
    .where(and(isOfObject, eq(paymentEvents.kind, kind), isNotNull(paymentEvents.donationId)))
    .orderBy(desc(paymentEvents.occurredAt))
    .limit(1)
  return last?.state !== state || last.amountMinor !== amountMinor
}

const differenceNotFound = () => new DomainError('not_found', 'Esta diferencia no existe')
