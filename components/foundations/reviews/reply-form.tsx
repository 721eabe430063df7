'use client'

import { useRouter } from 'next/navigation'
import { FormMessage } from '@/components/forms/form-message'
import { LengthHint } from '@/components/forms/length-hint'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useOnChange } from '@/components/ui/use-on-change'
import { replyToReviewAction } from '@/lib/moderation/reviews/actions'
import { COMMENT_CHANGED } from '@/lib/moderation/reviews/copy'
import type { ReviewDto } from '@/lib/moderation/reviews/dto'
import { MAX_COMMENT, replySchema, tidyComment } from '@/lib/moderation/reviews/schema'

/** @param open without a press; the others open by theirs, and once they were answered with an error */
export function ReplyForm({
  review: { id, name, updatedAt, reply: earlier },
  page,
  open,
}: {
  review: ReviewDto
  page: number
  open: boolean
}) {
  const form = useActionForm(replySchema, replyToReviewAction, {}, { keptAs: `respuesta-${id}` })
  const isHydrated = useHydrated()
  const reply = form.field('reply')
  const router = useRouter()
  // What was typed stays below the comment as it is now.
  useOnChange(form.answer, ({ message }) => {
    if (message === COMMENT_CHANGED) router.refresh()
  })
  return (
    <details
      open={open || form.answer.status !== 'idle' || form.kept.isRestored}
      className="mt-3 print:hidden"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-monte">
        <Icon name="message-square-text" size={18} />
        {earlier ? `Responder de nuevo a ${name}` : `Responder a ${name}`}
      </summary>
      <form {...form.formProps} className="mt-2 grid gap-3.5 rounded-card bg-white p-4">
        {(!form.invalid || !isHydrated) && <FormMessage form={form} />}
        <input type="hidden" name="reviewId" value={id} />
        <input type="hidden" name="seen" value={updatedAt} />
        <input type="hidden" name="pagina" value={page} />
        <TextAreaField
          label={`Tu respuesta a ${name}`}
          {...reply}
          id={`respuesta-${id}`}
          className="field-sizing-content min-h-24"
          hint={
            <LengthHint
              most={MAX_COMMENT}
              clean={tidyComment}
              text={String(form.watch('reply') ?? reply.defaultValue ?? '')}
              hint={earlier ? 'Es pública y reemplaza la anterior.' : 'Es pública.'}
            />
          }
        />
        <SubmitButton pending={form.pending} size="md" variant="ghost" className="justify-self-start">
          Responder
        </SubmitButton>
      </form>
    </details>
  )
}
