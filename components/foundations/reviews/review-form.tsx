'use client'

import type { MouseEvent } from 'react'
import { EditedRecord } from '@/components/forms/edited-record'
import { focusFirstError } from '@/components/forms/form-errors'
import { FormMessage } from '@/components/forms/form-message'
import { LengthHint } from '@/components/forms/length-hint'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { TextAreaField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { publishReviewAction } from '@/lib/moderation/reviews/actions'
import type { OwnReviewDto } from '@/lib/moderation/reviews/dto'
import { MAX_COMMENT, ownReviewSchema, reviewRecord, tidyComment } from '@/lib/moderation/reviews/schema'
import { CONTACT } from '@/lib/text/routes'
import { StarChoice } from './star-choice'

/** Cannot be sent while a field is wrong (specification, section 5). @param review the one published before */
export function ReviewForm({ foundationId, review }: { foundationId: number; review: OwnReviewDto | null }) {
  const initial = review ? { points: String(review.points), comment: review.comment } : {}
  const form = useActionForm(ownReviewSchema, publishReviewAction, initial, {
    keptAs: review ? undefined : `resena-${foundationId}`,
  })
  const isHydrated = useHydrated()
  const isBlocked = isHydrated && form.invalid
  const comment = form.field('comment')
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return
    event.preventDefault()
    focusFirstError(event.currentTarget.form)
  }
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-6">
      {!isBlocked && <FormMessage form={form} />}
      <EditedRecord form={form} record={review && reviewRecord(review)} />
      <input type="hidden" name="foundationId" value={foundationId} />
      <StarChoice legend="¿Cómo fue tu experiencia?" {...form.field('points')} />
      <TextAreaField
        label="Comentario"
        placeholder="Qué te gustó, qué mejorarías, cómo trataron al animal…"
        {...comment}
        className="field-sizing-content min-h-43"
        hint={
          <LengthHint
            most={MAX_COMMENT}
            clean={tidyComment}
            text={String(form.watch('comment') ?? comment.defaultValue ?? '')}
            hint="Se publica con tu nombre. Sin teléfonos ni direcciones."
          />
        }
      />
      <div className="grid items-center gap-3 sm:flex sm:flex-wrap">
        <SubmitButton
          pending={form.pending}
          aria-disabled={form.pending || isBlocked || undefined}
          onClick={onPress}
          className={classNames('sm:w-auto sm:min-w-50', isBlocked && 'bg-mist-2 text-ink-2 hover:bg-mist-2')}
        >
          <Icon name="send" size={20} />
          {review ? 'Guardar cambios' : 'Publicar'}
        </SubmitButton>
        <p className="text-small text-ink-2">
          Un comentario por persona; después puedes editarlo o eliminarlo. ¿Te pidieron dinero?{' '}
          <Link href={CONTACT} className="underline">
            Escríbenos también
          </Link>
          .
        </p>
      </div>
    </form>
  )
}
