import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { auditLog, auditNotes } from '@/db/schema'

/** The entries of the audit log about a subject, oldest first, each with its note. */
export const listAudit = (subject: string) =>
  db
    .select({
      id: auditLog.id,
      actorId: auditLog.actorId,
      action: auditLog.action,
      detail: auditLog.detail,
      name: auditNotes.name,
      reason: auditNotes.reason,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.entryId, auditLog.id))
    .where(eq(auditLog.subject, subject))
    .orderBy(auditLog.id)
