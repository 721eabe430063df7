import { auditActor, auditVerb } from '@/lib/text/copy/audit'
import { separatorOf, writeCsv } from '@/lib/text/csv'
import type { AuditEntryDto } from './dto'

const HEAD = ['Entrada', 'Fecha', 'Quién', 'Qué', 'Sobre', 'Número', 'Motivo']

/** The audit log as a spreadsheet; times in UTC. @param countryId of the reader, whose spreadsheet opens it */
export const csvOfAudit = (entries: readonly AuditEntryDto[], countryId: string | null): string => {
  const rows = entries.map(
    ({ id, createdAt, actor, action, fromCommandLine, count, name, subjectId, reason }) => [
      id,
      createdAt,
      actor ?? auditActor(action, fromCommandLine),
      auditVerb(action, count),
      name ?? '',
      subjectId ?? '',
      reason ?? '',
    ],
  )
  return writeCsv([HEAD, ...rows], separatorOf(countryId))
}
