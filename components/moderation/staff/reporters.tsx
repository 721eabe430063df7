import { TextLink } from '@/components/ui/links/text-link'
import type { ReporterDto, ReportingPairDto } from '@/lib/moderation/staff/dto'
import { and } from '@/lib/text/copy/agree'
import { formatDay } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { accountModerationPath } from '@/lib/text/routes'

/** The accounts behind the reports of a pet, and whether the same ones report others together. */
export function Reporters({
  reporters,
  pairs,
  countryId,
}: {
  reporters: readonly ReporterDto[]
  pairs: readonly ReportingPairDto[]
  countryId: string
}) {
  if (reporters.length === 0) return null
  return (
    <section aria-labelledby="quienes-reportan">
      <h2 id="quienes-reportan" className="mb-4 text-panel">
        Quiénes reportan
      </h2>
      <ul className="grid gap-2">
        {reporters.map((reporter) => (
          <li key={reporter.id} className="wrap-anywhere">
            <TextLink href={accountModerationPath(reporter.id)} look="inherit">
              {reporter.name}
            </TextLink>
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
    </section>
  )
}

function historyOf({ since, filed, accepted, dismissed, hidden }: ReporterDto, countryId: string): string {
  const decided = `${counted(accepted, 'aceptado', 'aceptados')}, ${counted(dismissed, 'descartado', 'descartados')}`
  const hid = hidden > 0 ? ` · ocultó ${counted(hidden, 'publicación', 'publicaciones')}` : ''
  return `Cuenta desde ${formatDay(since, countryId)} · en 30 días ${counted(filed, 'reporte', 'reportes')} (${decided})${hid}`
}
