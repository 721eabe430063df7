import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '@/db/client'
import { foundations, payouts, users } from '@/db/schema'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { payoutSchema, reversePayoutSchema } from '@/lib/moderation/staff/schema'
import { findFirstGivenAt, listBalances } from '@/lib/money/donations/total-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { HOUR_MS } from '@/lib/text/durations'
import { formatMoney } from '@/lib/text/money'
import { PAYOUT_HOLDS } from './copy'
import { findPayoutHold } from './hold-queries'

type Payout = z.output<typeof payoutSchema>

/**
 * Audited. Idempotent: the same reference and amounts are noted once, unless that was reversed. @throws as
 * `requireDecider`; not_found; conflict while a hold is on it (`findPayoutHold`); invalid (`amount`)
 * beyond what it has coming, (`reference`) of another transfer, (`paidOn`) for a day to come, or before its first donation.
 */
export async function recordPayout(ctx: Context, { password, ...payout }: Payout): Promise<void> {
  const staffId = await requireDecider(ctx, password)
  if (payout.paidOn > new Date(ctx.now.getTime() + DAY_AHEAD_MS).toISOString().slice(0, 10))
    throw invalidFields({ paidOn: 'La fecha todavía no llegó' })
  await write(ctx, async (tx) => {
    const name = await lockFoundation(tx, payout.foundationId)
    const hold = await findPayoutHold(tx, payout.foundationId)
    if (hold) throw new DomainError('conflict', PAYOUT_HOLDS[hold.why])
    if (await isNoted(tx, payout)) return
    await requireBalance(tx, payout)
    await requireGivenBefore(tx, payout)
    await tx.insert(payouts).values({ ...payout, enteredBy: staffId, createdAt: ctx.now })
    await insertAudit(tx, {
      actorId: staffId,
      action: 'payout.record',
      subject: `foundation:${payout.foundationId}`,
      name,
      reason: describe(payout),
      createdAt: ctx.now,
    })
  })
}

/**
 * Takes back a payout that was noted wrongly or that the bank returned: it counts no more, stays in the list with the
 * reason, and its reference can be noted again. Whatever the state of the foundation. Audited. Idempotent: the first
 * reason stays. @throws as `requireDecider`; not_found.
 */
export async function reversePayout(
  ctx: Context,
  { payoutId, reason, password }: z.output<typeof reversePayoutSchema>,
): Promise<{ foundationId: number }> {
  const staffId = await requireDecider(ctx, password)
  const { now } = ctx
  return write(ctx, async (tx) => {
    const [found] = await tx
      .select({ foundationId: payouts.foundationId })
      .from(payouts)
      .where(eq(payouts.id, payoutId))
    if (!found) throw new DomainError('not_found', 'Esta transferencia no existe')
    const { foundationId } = found
    const name = await lockFoundation(tx, foundationId)
    const [payout] = await tx
      .update(payouts)
      .set({ reversedAt: now, reversalReason: reason })
      .where(and(eq(payouts.id, payoutId), isNull(payouts.reversedAt)))
      .returning()
    if (!payout) return { foundationId }
    await insertAudit(tx, {
      actorId: staffId,
      action: 'payout.reverse',
      subject: `foundation:${foundationId}`,
      name,
      reason: `${describe(payout)}: ${reason}`,
      createdAt: now,
    })
    return { foundationId }
  })
}

/** Account first: a suspension waits, or is seen, and what changes a balance happens in turn. @returns its name */
async function lockFoundation(tx: Tx, id: number): Promise<string> {
  const [foundation] = await tx
    .select({ name: foundations.name })
    .from(users)
    .innerJoin(foundations, eq(foundations.userId, users.id))
    .where(eq(users.id, id))
    .for('update')
  if (!foundation) throw new DomainError('not_found', 'Esta fundación no existe')
  return foundation.name
}

const describe = ({
  amountMinor,
  currency,
  reference,
}: Pick<Payout, 'amountMinor' | 'currency' | 'reference'>) =>
  `${formatMoney(amountMinor, currency)}, referencia ${reference}`

/** The zones that are ahead of UTC have the next day already, those behind it the day before. */
const DAY_AHEAD_MS = 14 * HOUR_MS
const DAY_BEHIND_MS = 12 * HOUR_MS

/** Nothing is transferred before it was given. */
async function requireGivenBefore(tx: Tx, { foundationId, currency, paidOn }: Payout): Promise<void> {
  const since = (await findFirstGivenAt(tx, foundationId, currency))?.getTime() ?? 0
  if (paidOn < new Date(since - DAY_BEHIND_MS).toISOString().slice(0, 10))
    throw invalidFields({ paidOn: 'Revisa la fecha: es de antes de su primera donación en esa moneda' })
}

/** As people copy it: capitals and blanks make no other transfer. */
const isSameReference = (reference: string) =>
  sql`upper(regexp_replace(${payouts.reference}, '[[:space:]]', '', 'g')) = ${reference.replace(/\s/g, '').toUpperCase()}`

async function isNoted(
  tx: Tx,
  { foundationId, reference, currency, amountMinor, feeMinor }: Payout,
): Promise<boolean> {
  const [known] = await tx
    .select({ currency: payouts.currency, amountMinor: payouts.amountMinor, feeMinor: payouts.feeMinor })
    .from(payouts)
    .where(
      and(eq(payouts.foundationId, foundationId), isSameReference(reference), isNull(payouts.reversedAt)),
    )
  if (!known) return false
  const isSame = known.amountMinor === amountMinor && known.feeMinor === feeMinor
  if (known.currency === currency && isSame) return true
  throw invalidFields({ reference: 'Ya hay otra transferencia con esa referencia' })
}

async function requireBalance(tx: Tx, { foundationId, currency, amountMinor, feeMinor }: Payout) {
  const balance = (await listBalances(tx, foundationId)).find((one) => one.currency === currency)
  const due = Math.max(0, balance?.dueMinor ?? 0)
  if (amountMinor + feeMinor > due)
    throw invalidFields({
      amount: `Con el costo pasa de lo que hay por transferir: ${formatMoney(due, currency)}`,
    })
}
