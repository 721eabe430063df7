import { AnswerForm } from '@/components/moderation/staff/answer-form'
import {
  CASE_COLUMNS,
  type CaseProps,
  CaseSection,
  Facts,
  NextCase,
} from '@/components/moderation/staff/desk-parts'
import { TextLink } from '@/components/ui/links/text-link'
import type { ContactMessageDto } from '@/lib/moderation/contact/dto'
import { CONTACT_LABELS } from '@/lib/text/copy/contact'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath, contactMessagePath } from '@/lib/text/routes'
import { ContactBadge } from './contact-table'
import { CloseContactForm, EraseContactForm } from './final-forms'

/** One message at the staff desk, and what was answered. @param countryId whose time the reader has */
export function ContactCase({
  found,
  next,
  asksPassword,
  countryId,
}: CaseProps & {
  found: ContactMessageDto
  /** Which one waits next, once this one is decided. */
  next: number | null
}) {
  const { id, kind, name, email, userId, message, status, createdAt, answer, decidedAt, decidedBy } = found
  const account =
    userId === null ? (
      'Sin sesión, o de una cuenta eliminada'
    ) : (
      <TextLink href={accountModerationPath(userId)} look="padded">
        N.º {userId}
      </TextLink>
    )
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <CaseSection id="mensaje" title={CONTACT_LABELS[kind]}>
          <p className="whitespace-pre-line wrap-anywhere">{revealedText(message)}</p>
        </CaseSection>
        {answer !== null && (
          <CaseSection id="respuesta" title="Respuesta">
            <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
          </CaseSection>
        )}
        {status === 'open' && (
          <>
            <AnswerForm desk="contact" id={id} asksPassword={asksPassword} />
            <CloseContactForm id={id} asksPassword={asksPassword} />
          </>
        )}
        {status !== 'open' && <EraseContactForm id={id} asksPassword={asksPassword} />}
        <div className="empty:hidden">
          <NextCase id={next} pathOf={contactMessagePath}>
            Siguiente mensaje
          </NextCase>
        </div>
      </div>
      <section aria-label="Quién escribe" className="grid content-start gap-4 rounded-card bg-mist p-5">
        <div>
          <ContactBadge status={status} />
        </div>
        <Facts
          facts={[
            ['Nombre', name],
            ['Correo', email],
            ['Cuenta', account],
            ['País', found.countryId ? COUNTRY_NAMES[found.countryId] : 'Sin elegir'],
            ['Recibido', formatMoment(createdAt, countryId)],
            ...(decidedAt ? [['Decidido', formatMoment(decidedAt, countryId)] as const] : []),
            ...(decidedBy ? [['Decidió', decidedBy] as const] : []),
          ]}
        />
      </section>
    </div>
  )
}
