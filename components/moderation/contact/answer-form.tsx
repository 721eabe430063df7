'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { TextAreaField } from '@/components/ui/field'
import { answerContactAction, closeContactAction } from '@/lib/moderation/contact/actions'
import { answerContactSchema, closeContactSchema } from '@/lib/moderation/contact/schema'

type Props = { id: number; asksPassword: boolean }

export function AnswerContactForm({ id, asksPassword }: Props) {
  const form = useActionForm(answerContactSchema, answerContactAction)
  return (
    <form
      {...form.formProps}
      aria-label="Responder"
      className="grid gap-4 rounded-card border border-line p-5"
    >
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        label="Respuesta"
        hint="Se envía por correo y queda guardada tal como la escribes. El correo no repite el mensaje."
        rows={8}
        {...form.field('answer')}
      />
      <PasswordAgain id="clave-respuesta" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Responder</SubmitButton>
    </form>
  )
}

/** For spam, and for what was answered elsewhere. */
export function CloseContactForm({ id, asksPassword }: Props) {
  const form = useActionForm(closeContactSchema, closeContactAction)
  return (
    <form
      {...form.formProps}
      aria-label="Cerrar sin responder"
      className="grid justify-items-start gap-4 rounded-card border border-line p-5"
    >
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <p className="text-small text-ink-2">No enviamos nada a quien escribió.</p>
      <PasswordAgain id="clave-cierre" asked={asksPassword} field={form.field('password')} />
      <SubmitButton size="md" variant="ghost" pending={form.pending}>
        Cerrar sin responder
      </SubmitButton>
    </form>
  )
}
