import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '@/db/client'
import { foundations, payouts, users } from '@/db/schema'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { payoutSchema } from '@/lib/moderation/staff/schema'
import { listBalances, listPublicTotals } from '@/lib/money/donations/total-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { HOUR_MS } from '@/lib/text/durations'
import { formatMoney } from '@/lib/text/money'
import { PAYOUT_HOLDS } from './copy'
import { findPayoutHold } from './donation-queries'

type Payout = z.output<typeof payoutSchema>

/**
 * Audited. Idempotent: the same reference and amounts are noted once. @throws as `requireDecider`; not_found; conflict
 * for a suspended foundation, also once it closed its account; invalid (`amount`) beyond what it has coming, (`reference`)
 * of another transfer, (`paidOn`) for a day to come, or before
 * its first donation.
 */
export async function recordPayout(ctx: Context, { password, ...payout }: Payout): Promise<void> {
  const staffId = await requireDecider(ctx, password)
  if (payout.paidOn > new Date(ctx.now.getTime() + DAY_AHEAD_MS).toISOString().slice(0, 10))
    throw invalidFields({ paidOn: 'La fecha todavía no llegó' })
  await write(ctx, async (tx) => {
    // Account first: a suspension waits, or is seen.
    const [foundation] = await tx
      .select({ name: foundations.name })
      .from(users)
      .innerJoin(foundations, eq(foundations.userId, users.id))
      .where(eq(users.id, payout.foundationId))
      .for('update')
    if (!foundation) throw new DomainError('not_found', 'Esta fundación no existe')
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
      name: foundation.name,
      reason: `${formatMoney(payout.amountMinor, payout.currency)}, referencia ${payout.reference}`,
      createdAt: ctx.now,
    })
  })
}

/** The zones that are ahead of UTC have the next day already, those behind it the day before. */
const DAY_AHEAD_MS = 14 * HOUR_MS
const DAY_BEHIND_MS = 12 * HOUR_MS

/** Nothing is transferred before it was given. */
async function requireGivenBefore(tx: Tx, { foundationId, currency, paidOn }: Payout): Promise<void> {
  const given = (await listPublicTotals(tx, foundationId)).find((total) => total.currency === currency)
  const since = new Date(given?.since ?? 0).getTime()
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
    .where(and(eq(payouts.foundationId, foundationId), isSameReference(reference)))
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
