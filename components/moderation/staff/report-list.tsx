import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/links/text-link'
import type { ReportDto, ReporterDto, ReportingPairDto } from '@/lib/moderation/staff/dto'
import { and } from '@/lib/text/copy/join-words'
import { REPORT_STATUS_LABELS, reasonLabel } from '@/lib/text/copy/reports'
import { formatDay, formatMoment } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath } from '@/lib/text/routes'
import type { ReportKind, ReportStatus } from '@/lib/text/vocabulary'
import { StandingBadge } from './badges'
import { CaseSection } from './desk-parts'

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
  if (reports.length === 0)
    return <p className="text-ink-2">Ninguno. Quien elimina su cuenta se lleva los que envió.</p>
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

/** The accounts behind the reports of a pet or a comment, and whether the same ones report others together. */
export function Reporters({
  reporters,
  pairs = [],
  countryId,
}: {
  reporters: readonly ReporterDto[]
  pairs?: readonly ReportingPairDto[]
  countryId: string
}) {
  if (reporters.length === 0) return null
  return (
    <CaseSection id="quienes-reportan" title="Quiénes reportan">
      <ul className="grid gap-2">
        {reporters.map((reporter) => (
          <li key={reporter.id} className="wrap-anywhere">
            <TextLink href={accountModerationPath(reporter.id)} look="inherit">
              {revealedText(reporter.name)}
            </TextLink>{' '}
            <StandingBadge standing={reporter.standing} />
            <span className="block text-small text-ink-2">{historyOf(reporter, countryId)}</span>
          </li>
        ))}
      </ul>
      {pairs.length > 0 && (
        <ul className="mt-4 grid gap-1 rounded-card bg-mist p-4">
          {pairs.map(({ one, two, pets }) => (
            <li key={`${one} ${two}`} className="wrap-anywhere">
              {one} {and(two)} {two} reportaron juntos {counted(pets, 'mascota más', 'mascotas más')} en 30
              días.
            </li>
          ))}
        </ul>
      )}
    </CaseSection>
  )
}

function historyOf({ since, filed, accepted, dismissed, hidden }: ReporterDto, countryId: string): string {
  const decided = `${counted(accepted, 'aceptado', 'aceptados')}, ${counted(dismissed, 'descartado', 'descartados')}`
  const hid = hidden > 0 ? ` · ocultó ${counted(hidden, 'publicación', 'publicaciones')}` : ''
  return `Cuenta desde ${formatDay(since, countryId)} · en 30 días ${counted(filed, 'reporte', 'reportes')} (${decided})${hid}`
}
