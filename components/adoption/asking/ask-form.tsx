'use client'

import type { ReactNode } from 'react'
import { AgreeBox } from '@/components/forms/agree-box'
import type { FieldProps } from '@/components/forms/field-props'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { TextAreaField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { requestAdoptionAction } from '@/lib/adoption/requests/actions'
import { type BorderDto, borderWords } from '@/lib/adoption/requests/border-copy'
import { ABROAD, ADULT, ADULT_BEFORE, askFormSchema, MAX_MESSAGE } from '@/lib/adoption/requests/schema'
import { formatCount } from '@/lib/text/numbers'
import { cleanLength } from '@/lib/text/plain-text'
import type { Gender } from '@/lib/text/vocabulary'
import { ASK_COLUMNS, AskAside } from './ask-aside'
import { PhoneFieldContext } from './phone-field'

export function AskForm({
  petId,
  publisher,
  border,
  gender,
  phone,
  declaredAdult,
  before,
  after,
  card,
  keeper,
}: {
  petId: number
  publisher: string
  border: BorderDto | null
  gender: Gender
  /** Telephone in the adopter's profile. */
  phone: string | null
  declaredAdult: boolean
} & Record<'before' | 'after' | 'card' | 'keeper', ReactNode>) {
  const form = useActionForm(
    askFormSchema,
    requestAdoptionAction,
    { phone: phone ?? '' },
    { keptAs: `solicitud-${petId}` },
  )
  // Its sentence needs its box, should the earlier declaration be gone.
  const asksAge = !declaredAdult || Boolean(form.errorOf('adult'))
  const message = form.field('message')
  const wrong = ['message', 'phone', 'adult', ...(border ? ['abroad'] : [])]
  /** What is wrong stands at its field, which gets the focus; without JavaScript the message does. */
  const isMarked = wrong.some((name) => form.errorOf(name))
  const typed = String(form.watch('message') ?? message.defaultValue ?? '')
  return (
    <form {...form.formProps} className={ASK_COLUMNS}>
      <input type="hidden" name="petId" value={petId} />
      <div className="grid grid-cols-1 gap-5">
        {before}
        {border && <BorderNotice border={border} gender={gender} field={form.field('abroad')} />}
        <section className="grid gap-4 rounded-box border-[1.5px] border-line p-5 lg:p-7">
          <div className={classNames('contents', isMarked && 'not-noscript:hidden')}>
            <FormMessage form={form} />
          </div>
          <TextAreaField
            label={
              <>
                Tu mensaje para {publisher} <span className="font-normal text-ink-2">(opcional)</span>
              </>
            }
            {...message}
            // What is wrong stands below the box, above the bar of a phone.
            className="field-sizing-content min-h-32 max-lg:scroll-mb-24"
            hint={<Counter length={cleanLength(typed)} />}
          />
        </section>
        <PhoneFieldContext value={form.field('phone')}>{after}</PhoneFieldContext>
        {asksAge ? (
          <AgreeBox field={form.field('adult')} value={ADULT} label="Tengo 18 años o más" />
        ) : (
          <>
            <input type="hidden" name="adult" value={ADULT_BEFORE} />
            <p className="text-small text-ink-2">Ya declaraste que tienes 18 años o más.</p>
          </>
        )}
      </div>
      <AskAside
        card={card}
        keeper={keeper}
        button={
          <>
            <SubmitButton pending={form.pending}>
              <Icon name="send" size={20} />
              Enviar solicitud
            </SubmitButton>
            <p className="text-small text-ink-2 max-lg:hidden">Gratis. Puedes retirarla cuando quieras.</p>
          </>
        }
      />
    </form>
  )
}

const LIMIT = formatCount(MAX_MESSAGE)

/** Instead of a `maxlength`, which would cut a pasted text without a word. */
function Counter({ length }: { length: number }) {
  return (
    <span className="text-ink-2">
      <span className="hidden noscript:inline">Hasta {LIMIT} caracteres. </span>
      <span
        className={`tabular-nums noscript:hidden ${length > MAX_MESSAGE ? 'font-semibold text-guayaba' : ''}`}
      >
        {formatCount(length)} de {LIMIT}.{' '}
      </span>
      Sin teléfonos ni correos: se comparten solos si te acepta.
    </span>
  )
}

/** What it means that a pet lives in another country, and the box that says so was read. */
function BorderNotice({ border, gender, field }: { border: BorderDto; gender: Gender; field: FieldProps }) {
  const { title, text } = borderWords(border, gender)
  return (
    <section aria-labelledby="otro-pais" className="rounded-card bg-maiz p-4.5">
      <div className="flex gap-3">
        <Icon name="map-pin" size={20} className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <h2 id="otro-pais" className="text-body">
            {title}
          </h2>
          <p className="mt-1 text-small text-pretty">{text}</p>
        </div>
      </div>
      <div className="mt-1.5">
        <AgreeBox field={field} value={ABROAD} label="Entiendo que vive en otro país" />
      </div>
    </section>
  )
}
