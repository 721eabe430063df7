import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { auditLog, auditNotes } from '@/db/schema'
import type { AuditAction } from '@/lib/text/copy/audit'

/** Numbers alone: it can never be removed, so no word of a person may get into it. */
interface AuditDetail {
  count?: number
  document?: number
  /** Of a case: whether it is that of the account's suspension. */
  suspension?: 0 | 1
}

/** What an entry with words of people may be about: the words go with the accounts behind it. */
export type NotedKind = 'user' | 'foundation' | 'pet' | 'adoption' | 'report' | 'review' | 'payment'

/** Has words of its own that end by themselves, or none. */
type PlainSubject = `${'rights' | 'contact'}:${number}` | `mail:${number | 'all'}` | 'log:all'

interface Note {
  /** The subject's present name. Erasable, as is the reason. */
  name?: string
  reason?: string
}

type NotedSubject = `${NotedKind}:${string | number}`

export type AuditEntry = {
  actorId: number | null
  action: AuditAction
  detail?: AuditDetail
  createdAt: Date
} & (({ subject: NotedSubject } & Note) | ({ subject: PlainSubject } & { [Key in keyof Note]?: undefined }))

/**
 * Records what was done, for ever; name and reason go to `audit_notes`, where they can be erased. Pass the transaction of
 * what is recorded.
 */
export async function insertAudit(db: Db, { name, reason, ...entry }: AuditEntry): Promise<void> {
  const [row] = await db.insert(auditLog).values(entry).returning({ id: auditLog.id })
  if (row && (name || reason)) await db.insert(auditNotes).values({ entryId: row.id, name, reason })
}

/** What was done, when and by whom stays. @param subjects a query for them */
export async function redactAudit(tx: Db, subjects: SQL): Promise<void> {
  const entries = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(sql`${auditLog.subject} in (${subjects})`)
  await tx.delete(auditNotes).where(inArray(auditNotes.entryId, entries))
}
