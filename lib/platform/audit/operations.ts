import { inArray, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { auditLog, auditNotes } from '@/db/schema'
import type { AuditAction } from '@/lib/text/copy/audit'

/** Numbers alone: it can never be removed, so no word of a person may get into it. */
interface AuditDetail {
  count?: number
  document?: number
}

export interface AuditEntry {
  actorId: number | null
  action: AuditAction
  /** `kind:id`, or `mail:all`. */
  subject: string
  detail?: AuditDetail
  /** The subject's present name. Erasable, as is the reason. */
  name?: string
  reason?: string
  createdAt: Date
}

export async function insertAudit(db: Db, { name, reason, ...entry }: AuditEntry): Promise<void> {
  const [row] = await db.insert(auditLog).values(entry).returning({ id: auditLog.id })
  if (row && (name || reason)) await db.insert(auditNotes).values({ entryId: row.id, name, reason })
}

/** What was done, when and by whom stays. */
export async function redactAudit(tx: Db, isSubject: SQL | undefined): Promise<void> {
  const entries = tx.select({ id: auditLog.id }).from(auditLog).where(isSubject)
  await tx.delete(auditNotes).where(inArray(auditNotes.entryId, entries))
}
