import { WaitingSince } from '@/components/moderation/staff/badges'
import type { TableProps } from '@/components/moderation/staff/desk-parts'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import type { WaitingContactDto } from '@/lib/moderation/contact/dto'
import { CONTACT_LABELS, CONTACT_STATUS_LABELS } from '@/lib/text/copy/contact'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { contactMessagePath } from '@/lib/text/routes'
import type { ContactStatus } from '@/lib/text/vocabulary'

const COLUMNS = [{ label: 'Mensaje' }, { label: 'De' }, { label: 'Recibido' }]

/** @param countryId whose time the reader has */
export function ContactTable({
  messages,
  countryId,
  now,
}: TableProps & { messages: readonly WaitingContactDto[] }) {
  return (
    <DataTable caption="Mensajes" columns={COLUMNS}>
      {messages.map(({ id, kind, name, countryId: from, status, createdAt }) => (
        <Row key={id}>
          <Cell>
            <Link href={contactMessagePath(id)} className={COVERING_LINK}>
              {CONTACT_LABELS[kind]}
            </Link>{' '}
            <span className="text-fine text-ink-2">N.º {id}</span>
          </Cell>
          <Cell label="De" className="wrap-anywhere">
            {revealedText(name)}
            {from && <span className="text-fine text-ink-2"> · {COUNTRY_NAMES[from]}</span>}
          </Cell>
          <Cell label="Recibido">
            {status === 'open' ? (
              <WaitingSince since={createdAt} countryId={countryId} now={now} />
            ) : (
              formatMoment(createdAt, countryId)
            )}{' '}
            <ContactBadge status={status} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}

const TONES = { open: 'maiz', answered: 'monte', closed: 'mist' } as const

export const ContactBadge = ({ status }: { status: ContactStatus }) => (
  <Badge tone={TONES[status]}>{CONTACT_STATUS_LABELS[status]}</Badge>
)
