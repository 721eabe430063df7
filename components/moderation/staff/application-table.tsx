import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import type { FoundationApplicationDto } from '@/lib/moderation/staff/dto'
import { formatShortDay } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { foundationModerationPath } from '@/lib/text/routes'
import { InactiveBadge, StatusBadge, WaitingSince } from './badges'

/** Table of foundations; rows link to their review. */
export function ApplicationTable({
  caption,
  applications,
  countryId,
  waitsAt = null,
}: {
  caption: string
  applications: readonly FoundationApplicationDto[]
  countryId: string
  /** Now, where they wait for a decision and the table says since when. */
  waitsAt?: Date | null
}) {
  const since = waitsAt ? 'Espera desde' : 'Se decidió'
  const columns = [{ label: 'Fundación' }, { label: since }, { label: 'Estado' }]
  return (
    <DataTable caption={caption} columns={columns}>
      {applications.map((application) => (
        <Row key={application.id}>
          <Cell>
            <Link
              href={foundationModerationPath(application.id)}
              className={`${COVERING_LINK} wrap-anywhere`}
            >
              {revealedText(application.name)}
            </Link>
            <span className="block text-fine text-ink-2">
              {[application.city, application.country].filter(Boolean).join(', ')}
              {' · '}
              {counted(application.documents.length, 'documento', 'documentos')}
            </span>
          </Cell>
          <Cell label={since}>
            {waitsAt ? (
              (awaited(application) ?? (
                <WaitingSince since={application.waitsSince} countryId={countryId} now={waitsAt} />
              ))
            ) : (
              <>
                {formatShortDay(application.decidedAt ?? application.registeredAt, countryId)}
                <span className="block text-fine text-ink-2">{application.decidedBy}</span>
              </>
            )}
          </Cell>
          <Cell>
            {application.proposedName !== null ? (
              <Badge>Nombre nuevo</Badge>
            ) : (
              <StatusBadge status={application.status} />
            )}{' '}
            <InactiveBadge standing={application.standing} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}

/** What a new foundation has to do before staff can decide; null when they can. */
function awaited({ status, documents, confirmed }: FoundationApplicationDto): string | null {
  if (status !== 'pendiente') return null
  if (documents.length === 0) return 'Falta su documento'
  return confirmed ? null : 'Falta que confirme su correo'
}
