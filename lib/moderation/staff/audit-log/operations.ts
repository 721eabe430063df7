import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import type { AuditEntryDto } from './dto'
import type { AuditFilters } from './params'
import { listAuditLog } from './queries'

const MOST = 10_000

/** The newest entries, with names and reasons, so that taking them away is audited. @throws as `requireDecider`. */
export async function exportAuditLog(ctx: Context, filters: AuditFilters): Promise<AuditEntryDto[]> {
  const actorId = await requireDecider(ctx, undefined)
  const { rows } = await listAuditLog(ctx.db, 1, filters, MOST)
  await insertAudit(ctx.db, {
    actorId,
    action: 'log.export',
    subject: 'log:all',
    detail: { count: rows.length },
    createdAt: ctx.now,
  })
  return rows
}
