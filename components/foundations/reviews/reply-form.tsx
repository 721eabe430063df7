'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SignInElsewhere } from '@/components/forms/sign-in-elsewhere'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { replyToReviewAction } from '@/lib/moderation/reviews/actions'
import type { ReviewDto } from '@/lib/moderation/reviews/dto'
import { replySchema } from '@/lib/moderation/reviews/schema'
import { DASHBOARD_REVIEWS } from '@/lib/text/routes'
import { CommentCounter } from './comment-counter'

export function ReplyForm({ review: { id, name }, page }: { review: ReviewDto; page: number }) {
  const form = useActionForm(replySchema, replyToReviewAction)
  const reply = form.field('reply')
  return (
    <form {...form.formProps} className="mt-4 grid gap-3.5 rounded-card bg-white p-4">
      {!form.invalid && (
        <FormMessage form={form}>
          {form.answer.code === 'unauthenticated' && <SignInElsewhere path={DASHBOARD_REVIEWS} />}
        </FormMessage>
      )}
      <input type="hidden" name="reviewId" value={id} />
      <input type="hidden" name="pagina" value={page} />
      <TextAreaField
        label={`Tu respuesta a ${name}`}
        {...reply}
        id={`respuesta-${id}`}
        className="field-sizing-content min-h-24"
        hint={
          <CommentCounter
            text={String(form.watch('reply') ?? reply.defaultValue ?? '')}
            hint="La lee cualquiera."
          />
        }
      />
      <SubmitButton pending={form.pending} size="md" variant="ghost" className="justify-self-start">
        Responder
      </SubmitButton>
    </form>
  )
}
