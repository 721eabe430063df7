import { and, eq, max, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { auditLog, reports } from '@/db/schema'
import type { WriteTx } from '@/lib/platform/write'
import type { AuditAction } from '@/lib/text/copy/audit'

/**
 * The last such decision was a mistake: the reports that it accepted are as if they had been dismissed now, for whoever
 * they are about and for the trust in who reported. Those of earlier decisions stay.
 * @param about the column of `reports` with the id of the subject
 */
export async function dismissAccepted(
  tx: WriteTx,
  { about, id, subject, action, now }: Mistake,
): Promise<void> {
  const decidedAt = tx
    .select({ at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, action)))
  await tx
    .update(reports)
    .set({ status: 'descartado', decidedAt: now })
    .where(and(eq(about, id), eq(reports.status, 'aceptado'), eq(reports.decidedAt, sql`(${decidedAt})`)))
}

interface Mistake {
  about: AnyPgColumn
  id: number
  subject: `pet:${number}` | `review:${number}`
  action: AuditAction
  now: Date
}
