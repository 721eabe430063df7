import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { auditActor, auditVerb } from '@/lib/text/copy/audit'
import { separatorOf, writeCsv } from '@/lib/text/csv'
import { formatSheetMoment } from '@/lib/text/dates'
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

const HEAD = ['Entrada', 'Fecha', 'Quién', 'Qué', 'Sobre', 'Número', 'Motivo']

/** The audit log as a spreadsheet. @param countryId of the reader: whose clock it tells, whose spreadsheet opens it */
export const csvOfAudit = (entries: readonly AuditEntryDto[], countryId: string): string => {
  const rows = entries.map(
    ({ id, createdAt, actor, action, fromCommandLine, count, name, subjectId, reason }) => [
      id,
      formatSheetMoment(createdAt, countryId),
      actor ?? auditActor(action, fromCommandLine),
      auditVerb(action, count),
      name ?? '',
      subjectId ?? '',
      reason ?? '',
    ],
  )
  return writeCsv([HEAD, ...rows], separatorOf(countryId))
}
