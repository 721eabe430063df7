import type { Db } from '@/db/client'
import { auditLog } from '@/db/schema'

/** Writes an entry of the audit log; call it in the transaction of the audited change. */
export async function insertAudit(db: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row)
}
