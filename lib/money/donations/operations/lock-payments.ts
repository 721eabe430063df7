import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { paymentEvents } from '@/db/schema'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'

/**
 * Makes the events of one payment wait for each other until the transaction ends: one that names the payment alone, the
 * one that says which invoice it paid, and the one that says whose invoice that is. Invoice before payment, for everybody.
 * @returns the payments that the event names, or that are known to have paid its invoice.
 */
export async function lockPayments(
  tx: Db,
  { paymentId, invoiceId }: Pick<PaymentEvent, 'paymentId' | 'invoiceId'>,
): Promise<string[]> {
  const ids = new Set(paymentId === null ? [] : [paymentId])
  if (invoiceId !== null) {
    await lockName(tx, `invoice ${invoiceId}`)
    const paid = await tx
      .selectDistinct({ id: sql<string>`${paymentEvents.paymentId}` })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.invoiceId, invoiceId), isNotNull(paymentEvents.paymentId)))
    for (const { id } of paid) ids.add(id)
  }
  const sorted = [...ids].toSorted()
  for (const id of sorted) await lockName(tx, `payment ${id}`)
  return sorted
}
