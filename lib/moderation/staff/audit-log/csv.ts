import { auditActor, auditVerb } from '@/lib/text/copy/audit'
import { writeCsv } from '@/lib/text/csv'
import type { AuditEntryDto } from './dto'

const HEAD = ['Entrada', 'Fecha', 'Quién', 'Qué', 'Sobre', 'Número', 'Motivo']

/** The audit log as a spreadsheet; times in UTC. */
export const csvOfAudit = (entries: readonly AuditEntryDto[]): string =>
  writeCsv([
    HEAD,
    ...entries.map(({ id, createdAt, actor, action, fromCommandLine, count, name, subjectId, reason }) => [
      id,
      createdAt,
      actor ?? auditActor(action, fromCommandLine),
      auditVerb(action, count),
      name ?? '',
      subjectId ?? '',
      reason ?? '',
    ]),
  ])
