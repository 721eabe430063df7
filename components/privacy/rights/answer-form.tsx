'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { TextAreaField } from '@/components/ui/field'
import { answerRightAction } from '@/lib/privacy/rights/actions'
import { answerRightsSchema } from '@/lib/privacy/rights/schema'

/** @param seen the state that the page shows */
export function AnswerRightForm({
  id,
  seen,
  asksPassword,
}: {
  id: number
  seen: string
  asksPassword: boolean
}) {
  const form = useActionForm(answerRightsSchema, answerRightAction)
  return (
    <form
      {...form.formProps}
      aria-label="Responder"
      className="grid gap-4 rounded-card border border-line p-5"
    >
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        label="Respuesta"
        hint="Se envía por correo y queda guardada tal como la escribes."
        rows={8}
        {...form.field('answer')}
      />
      <PasswordAgain id="clave-respuesta" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Responder</SubmitButton>
    </form>
  )
}
