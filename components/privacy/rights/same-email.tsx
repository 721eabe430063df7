import { CaseSection } from '@/components/moderation/staff/desk-parts'
import { TextLink } from '@/components/ui/links/text-link'
import type { RightsCaseDto } from '@/lib/privacy/rights/dto'
import { CONTACT_LABELS } from '@/lib/text/copy/contact'
import { RIGHT_LABELS } from '@/lib/text/copy/rights'
import { formatDay } from '@/lib/text/dates'
import { contactMessagePath, rightsCasePath } from '@/lib/text/routes'

/** What else there is of the e-mail, to copy or to erase. */
export function SameEmail({ sameEmail: { messages, requests }, countryId }: RightsCaseDto) {
  return (
    <CaseSection id="correo" title="Lo que hay de este correo">
      {messages.length + requests.length === 0 ? (
        <p>Ningún mensaje de contacto y ninguna otra solicitud.</p>
      ) : (
        <ul className="grid gap-1">
          {messages.map(({ id, kind, createdAt }) => (
            <li key={`m${id}`}>
              <TextLink href={contactMessagePath(id)}>Mensaje N.º {id}</TextLink>: {CONTACT_LABELS[kind]},{' '}
              {formatDay(createdAt, countryId)}
            </li>
          ))}
          {requests.map(({ id, right, receivedAt }) => (
            <li key={`r${id}`}>
              <TextLink href={rightsCasePath(id)}>Solicitud N.º {id}</TextLink>: {RIGHT_LABELS[right]},{' '}
              {formatDay(receivedAt, countryId)}
            </li>
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <p className="mt-3 text-small text-ink-2">
          Quien escribió un mensaje sin cuenta dio este correo, y nadie lo comprobó. Uno ya respondido o
          cerrado se puede borrar en su página.
        </p>
      )}
    </CaseSection>
  )
}
