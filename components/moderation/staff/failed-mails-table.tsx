import { Cell, DataTable, Row } from '@/components/ui/data-table'
import type { FailedMailDto } from '@/lib/moderation/staff/dto'
import { formatMoment } from '@/lib/text/dates'
import { ResendMailForm } from './resend-forms'

const COLUMNS = [{ label: 'Para' }, { label: 'Problema' }, { label: 'Desde' }, { label: 'Qué hacer' }]

/** Permanently failed mails. */
export function FailedMailsTable({
  mails,
  countryId,
}: {
  mails: readonly FailedMailDto[]
  countryId: string
}) {
  return (
    <DataTable caption="Correos sin enviar" columns={COLUMNS}>
      {mails.map((mail) => (
        <Row key={mail.id}>
          <Cell>
            <span className="font-semibold wrap-anywhere">{mail.recipient}</span>
            <span className="block text-ink-2">{mail.subject}</span>
          </Cell>
          <Cell>
            <span className="wrap-anywhere">{mail.error ?? 'Sin datos'}</span>
            <span className="block text-fine text-ink-2">Intentos: {mail.attempts}</span>
          </Cell>
          <Cell label="Desde">{formatMoment(mail.failedAt, countryId)}</Cell>
          <Cell>
            {mail.canResend ? (
              <ResendMailForm id={mail.id} subject={mail.subject} />
            ) : (
              <span className="text-fine text-ink-2">Su texto ya no existe</span>
            )}
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}
