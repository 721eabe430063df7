import { AnswerForm } from '@/components/moderation/staff/answer-form'
import { CASE_COLUMNS, CaseSection, Facts, NextCase } from '@/components/moderation/staff/desk-parts'
import { TextLink } from '@/components/ui/links/text-link'
import type { RightsCaseDto } from '@/lib/privacy/rights/dto'
import { extensionText, HALF, LATE, reminderAt, termOf, termText } from '@/lib/privacy/rights/terms'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { RIGHT_LABELS, RIGHT_WORDS } from '@/lib/text/copy/rights'
import { formatDay, formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath, rightsCasePath } from '@/lib/text/routes'
import { EraseForm } from './erase-form'
import { RightsBadge } from './rights-table'
import { SameEmail } from './same-email'

/** One request at the staff desk: what is asked, until when, and the answer. */
export function RightsCase({
  found,
  next,
  asksPassword,
}: {
  found: RightsCaseDto
  /** Which one waits next, once this one is answered. */
  next: number | null
  asksPassword: boolean
}) {
  const { id, right, countryId, email, userId, body, receivedAt, dueAt, answer, answeredAt, answeredBy } =
    found
  const { erasedAt, blocked } = found
  const account = erasedAt ? (
    `La eliminamos el ${formatMoment(erasedAt, countryId)}`
  ) : userId === null ? (
    'Ninguna, o ya eliminada'
  ) : (
    <TextLink href={accountModerationPath(userId)}>N.º {userId}</TextLink>
  )
  const term = termOf(right, countryId, new Date(receivedAt))
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <CaseSection id="pedido" title={RIGHT_LABELS[right]}>
          <p className="mb-4 text-small text-ink-2">{RIGHT_WORDS[right]}</p>
          <p className="whitespace-pre-line wrap-anywhere">{revealedText(body)}</p>
        </CaseSection>
        <SameEmail {...found} />
        {answer === null ? (
          <AnswerForm desk="rights" id={id} asksPassword={asksPassword} />
        ) : (
          <CaseSection id="respuesta" title="Respuesta">
            <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
            <p className="mt-2 text-fine text-ink-2">
              {[answeredAt && formatMoment(answeredAt, countryId), answeredBy].filter(Boolean).join(' · ')}
            </p>
          </CaseSection>
        )}
        <div className="empty:hidden">
          <NextCase id={next} pathOf={rightsCasePath}>
            Siguiente solicitud
          </NextCase>
        </div>
        {blocked && <EraseForm id={id} blocked={blocked} asksPassword={asksPassword} />}
      </div>
      <section aria-label="Plazo" className="grid content-start gap-4 rounded-card bg-mist p-5">
        <div>
          <RightsBadge request={found} />
        </div>
        <Facts
          facts={[
            ['País', COUNTRY_NAMES[countryId]],
            ['Correo', email],
            ['Cuenta', account],
            ['Recibida', formatMoment(receivedAt, countryId)],
            ['Responder hasta', formatDay(dueAt, countryId)],
            ['Plazo', `${termText(term)} (${term.law})`],
            ['Prórroga que permite la ley', extensionText(term)],
            ['Avisos al equipo', remindersText(found)],
          ]}
        />
      </section>
    </div>
  )
}

/** Those that were sent, and while nobody has answered those that will be. */
function remindersText({
  receivedAt,
  dueAt,
  answeredAt,
  countryId,
  reminders: { half, late },
}: RightsCaseDto) {
  const parts = [
    [half, HALF],
    [late, LATE],
  ] as const
  const moments = parts.flatMap(([sentAt, part]) => {
    if (sentAt) return `enviado el ${formatMoment(sentAt, countryId)}`
    if (answeredAt) return []
    const planned = reminderAt(part, new Date(receivedAt), new Date(dueAt))
    return `previsto para el ${formatMoment(planned.toISOString(), countryId)}`
  })
  return [...new Set(moments)].join(' y ') || 'Ninguno'
}
