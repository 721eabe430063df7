import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { subjectOwners } from '@/lib/moderation/staff/audit-log/subject-queries'
import { redactAudit } from '@/lib/platform/audit/operations'

/**
 * Removes names and reasons from entries about accounts, their pets, their adoptions, reports of their conversations, comments by
 * or on them and payments by or to them; what was done, when and by whom stays. Call it while donations name their donor.
 */
export const redactAuditLog = (tx: Db, accountIds: number[]): Promise<void> =>
  redactAudit(tx, sql`select subject from ${subjectOwners()} where account in ${accountIds}`)
