'use client'

import { EditedRecord } from '@/components/forms/edited-record'
import type { FieldProps } from '@/components/forms/field-props'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { FieldError, TextAreaField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { answerCheckInAction } from '@/lib/adoption/check-ins/actions'
import { CHECK_IN_LABELS, formWords, isFirstNights } from '@/lib/adoption/check-ins/copy'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { checkInRecord, checkInSchema, MAX_NOTE } from '@/lib/adoption/check-ins/schema'
import { stopCheckInsPath } from '@/lib/text/adoption-routes'
import { articlePath } from '@/lib/text/routes'
import { CHECK_IN_ANSWERS } from '@/lib/text/vocabulary'
import { FirstNights } from './first-nights'
import { PhotoDrop } from './photo-drop'

/** Hidden once the answer gives the pet back, and shown only then: by CSS, so that it works without JavaScript. */
const UNLESS_RETURNED = 'group-has-[[data-return]:checked]/check-in:hidden'
const IF_RETURNED = 'grid can-has:hidden group-has-[[data-return]:checked]/check-in:grid'
const INLINE_IF_RETURNED = 'can-has:hidden group-has-[[data-return]:checked]/check-in:inline'

/** The question of a check-in. Nothing is chosen beforehand, except an answer that was given before. */
export function CheckInForm({ token, checkIn }: { token: string; checkIn: LinkedCheckInDto }) {
  const { answer, note, hasPhoto, stopped } = checkIn
  const form = useActionForm(
    checkInSchema,
    answerCheckInAction,
    { answer: answer ?? undefined, note: note ?? undefined },
    { keptAs: answer ? undefined : `seguimiento-${checkIn.requestId}-${checkIn.day}` },
  )
  const words = formWords(checkIn)
  return (
    <form {...form.formProps} className="group/check-in grid min-w-0 gap-5">
      <div>
        <h1 className="text-title text-balance wrap-anywhere">{words.title}</h1>
        <p className="mt-2.5 text-lead text-pretty text-ink-2">{words.lead}</p>
        {answer && (
          <p className="mt-2.5 text-ink-2">Ya respondiste. Si algo cambió, puedes cambiar tu respuesta.</p>
        )}
      </div>
      <FormMessage form={form} />
      <EditedRecord form={form} record={checkInRecord(checkIn)} />
      <input type="hidden" name="token" value={token} />
      <AnswerChoice legend={words.question} {...form.field('answer')} />
      <div className={UNLESS_RETURNED}>
        <PhotoDrop
          label={words.photo}
          hint={
            hasPhoto
              ? `Ya tenemos tu foto; si eliges otra, la reemplaza. ${words.photoHint}`
              : words.photoHint
          }
          {...form.field('photo')}
        />
      </div>
      <WhatFollows words={words} hasPhoto={hasPhoto} />
      <TextAreaField
        label={
          <>
            <span className={UNLESS_RETURNED}>
              {words.note} <Optional>(opcional)</Optional>
            </span>
            <span className={INLINE_IF_RETURNED}>
              {words.whatHappened} <Optional>(opcional; ayuda a la próxima familia)</Optional>
            </span>
          </>
        }
        {...form.field('note')}
        rows={3}
        hint={`Hasta ${MAX_NOTE} caracteres.`}
      />
      <SubmitButton
        pending={form.pending}
        className="group-has-[[data-return]:checked]/check-in:bg-ink group-has-[[data-return]:checked]/check-in:hover:bg-monte-dark"
      >
        <span className={UNLESS_RETURNED}>Enviar</span>
        <span className={INLINE_IF_RETURNED}>{words.tell}</span>
      </SubmitButton>
      {isFirstNights(checkIn) ? (
        <FirstNights checkIn={checkIn} />
      ) : (
        <p className="text-small text-ink-2">
          ¿Algo te preocupa?{' '}
          <TextLink href={articlePath('primera-semana-en-casa')}>Consejos para las primeras semanas</TextLink>
        </p>
      )}
      {!stopped && (
        <TextLink
          href={stopCheckInsPath(token)}
          className="inline-flex min-h-11 items-center justify-self-start text-small"
        >
          No quiero más preguntas
        </TextLink>
      )}
    </form>
  )
}

const Optional = ({ children }: { children: string }) => (
  <span className="text-small font-normal text-ink-2">{children}</span>
)

const WhatFollows = ({
  words: { thanks, points, unsentPhoto, erasedPhoto },
  hasPhoto,
}: {
  words: ReturnType<typeof formWords>
  hasPhoto: boolean
}) => (
  <div className={`${IF_RETURNED} gap-4`}>
    <p className="flex gap-3 rounded-card bg-monte-tint px-4.5 py-4 text-monte-dark">
      <Icon name="heart-handshake" size={22} className="mt-0.5 shrink-0" />
      <span>
        <strong className="font-semibold">{thanks.lead}</strong> {thanks.text} Esto es lo que sigue:
      </span>
    </p>
    <ul className="grid divide-y divide-line">
      {points.map(({ title, text }) => (
        <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3 py-3 first:pt-0 last:pb-0">
          <span className="grid size-9 place-items-center rounded-full bg-monte-tint text-monte">
            <Icon name="check" size={19} strokeWidth={2.2} />
          </span>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{title}</p>
            <p className="text-small text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p
      className={
        hasPhoto
          ? 'text-small text-ink-2'
          : 'text-small text-ink-2 can-has:hidden group-has-[[data-chosen]]/check-in:block'
      }
    >
      {hasPhoto ? erasedPhoto : unsentPhoto}
    </p>
  </div>
)

function AnswerChoice({ legend, name, error, defaultValue, ...radio }: { legend: string } & FieldProps) {
  const id = `campo-${name}`
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 gap-2.5"
    >
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      {CHECK_IN_ANSWERS.map((value) => (
        <label
          key={value}
          className={classNames(
            'relative grid min-h-17 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-card border-[1.5px] bg-white px-4.5 py-2.5 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte',
            error ? 'border-guayaba' : 'border-field',
          )}
        >
          <span>
            <span className="block text-lead leading-snug font-semibold text-ink">
              {CHECK_IN_LABELS[value].label}
            </span>
            <span className="text-small text-ink-2">{CHECK_IN_LABELS[value].detail}</span>
          </span>
          <input
            type="radio"
            name={name}
            value={value}
            data-return={value === 'no funcionó' || undefined}
            defaultChecked={defaultValue === value}
            className="size-6.5 cursor-pointer appearance-none rounded-full border-[1.5px] border-field bg-white outline-none checked:border-8 checked:border-monte"
            {...radio}
          />
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
