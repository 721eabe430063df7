import { Badge } from '@/components/ui/badge'
import type { ReportDto } from '@/lib/moderation/staff/dto'
import { REPORT_STATUS_LABELS, reasonLabel } from '@/lib/text/copy/reports'
import { formatMoment } from '@/lib/text/dates'
import type { ReportKind, ReportStatus } from '@/lib/text/vocabulary'

const TONES = { abierto: 'maiz', aceptado: 'guayaba', descartado: 'mist' } as const

export const ReportStatusBadge = ({ status }: { status: ReportStatus }) => (
  <Badge tone={TONES[status]}>{REPORT_STATUS_LABELS[status]}</Badge>
)

/** Reports of one subject, verbatim. */
export function ReportList({
  kind,
  reports,
  countryId,
}: {
  kind: ReportKind
  reports: readonly ReportDto[]
  countryId: string
}) {
  if (reports.length === 0) return <p className="text-ink-2">Nadie la reportó.</p>
  return (
    <ul className="grid gap-3">
      {reports.map((report) => (
        <li key={report.id} className="grid gap-2 rounded-card border border-line p-4">
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{reasonLabel(kind, report.reason)}</span>
            <ReportStatusBadge status={report.status} />
          </div>
          {report.details && <p className="whitespace-pre-line wrap-anywhere">{report.details}</p>}
          <p className="text-fine text-ink-2">
            {whoReported(report)} · {formatMoment(report.createdAt, countryId)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function whoReported({ bySystem, account }: ReportDto): string {
  if (bySystem) return 'El sitio'
  return account ?? 'Visitante sin cuenta'
}
