'use client'

import { ChoiceGroup } from '@/components/forms/choice-group'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import {
  reportConversationAction,
  reportConversationOnPageAction,
  reportPetAction,
  reportPetOnPageAction,
} from '@/lib/moderation/reports/actions'
import {
  MAX_DETAILS,
  reportConversationSchema,
  reportPetSchema,
  reportReviewSchema,
} from '@/lib/moderation/reports/schema'
import { reportReviewAction, reportReviewOnPageAction } from '@/lib/moderation/reviews/actions'
import { DO_NOT_PAY, reasonLabel } from '@/lib/text/copy/reports'
import { formatCount } from '@/lib/text/numbers'
import { REPORT_REASONS } from '@/lib/text/vocabulary'
import { type ReportSubject, subjectFields } from './report-subject'

const FORMS = {
  pet: {
    schema: reportPetSchema,
    question: '¿Qué pasa con esta publicación?',
    actions: { dialog: reportPetAction, page: reportPetOnPageAction },
  },
  conversation: {
    schema: reportConversationSchema,
    question: '¿Qué pasó?',
    actions: { dialog: reportConversationAction, page: reportConversationOnPageAction },
  },
  review: {
    schema: reportReviewSchema,
    question: '¿Qué pasa con este comentario?',
    actions: { dialog: reportReviewAction, page: reportReviewOnPageAction },
  },
}

/** @param place in the dialog, thanks replace the form; after the page they are on another one */
export function ReportForm({ subject, place }: { subject: ReportSubject; place: 'dialog' | 'page' }) {
  const { kind } = subject
  const { schema, question, actions } = FORMS[kind]
  const form = useActionForm(
    schema,
    actions[place],
    {},
    { keptAs: `reporte-${JSON.stringify(subjectFields(subject))}` },
  )
  return (
    <form {...form.formProps} className="group/report grid gap-5 text-left">
      <FormMessage form={form} />
      {form.answer.status !== 'done' && (
        <>
          {Object.entries(subjectFields(subject)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {subject.kind === 'conversation' && subject.message && (
            <figure className="grid gap-1.5">
              <figcaption className="text-small font-semibold">Lo que escribió {subject.other}</figcaption>
              <blockquote className="max-h-40 overflow-y-auto border-l-3 border-monte-soft pl-3.5 whitespace-pre-line text-ink-2 wrap-anywhere">
                {subject.message.body}
              </blockquote>
            </figure>
          )}
          <ChoiceGroup
            legend={question}
            look="list"
            choices={REPORT_REASONS[kind].map((value) => ({ value, label: reasonLabel(kind, value) }))}
            {...form.field('reason')}
          />
          {kind === 'conversation' && <DoNotPay />}
          <TextAreaField
            label="Cuéntanos más"
            hint={`Solo lo lee nuestro equipo. Hasta ${formatCount(MAX_DETAILS)} caracteres; opcional, salvo con “Otro motivo”.`}
            rows={4}
            {...form.field('details')}
          />
          {subject.kind === 'conversation' && <ConversationNotes other={subject.other} />}
          <SubmitButton pending={form.pending}>Enviar reporte</SubmitButton>
        </>
      )}
    </form>
  )
}

/** Shown while the chosen reason is about money. */
const DoNotPay = () => (
  <p className="flex gap-3 rounded-2xl bg-guayaba-tint px-4 py-3.5 text-small text-guayaba-hover can-has:hidden group-has-[[value=dinero]:checked]/report:flex">
    <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
    <span>
      <strong className="font-semibold">{DO_NOT_PAY.lead}</strong> {DO_NOT_PAY.text}
    </span>
  </p>
)

function ConversationNotes({ other }: { other: string }) {
  const notes: [IconName, string][] = [
    ['eye', 'Para decidir, nuestro equipo lee esta conversación y la solicitud.'],
    ['lock', `No le decimos a ${other} que la reportaste.`],
    ['clock', 'La solicitud sigue como está: este reporte no la responde ni la retira.'],
  ]
  return (
    <section aria-label="Qué pasa después" className="rounded-2xl bg-mist px-4 py-3.5">
      <h2 className="text-small font-semibold">Qué pasa después</h2>
      <ul className="mt-2 grid gap-1.5 text-small text-ink-2">
        {notes.map(([icon, text]) => (
          <li key={icon} className="flex gap-2.5 wrap-anywhere">
            <Icon name={icon} size={16} className="mt-1 shrink-0" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
