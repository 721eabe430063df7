'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { closeContactAction, eraseContactAction } from '@/lib/moderation/contact/actions'
import { closeContactSchema, eraseContactSchema } from '@/lib/moderation/contact/schema'

interface Props {
  id: number
  asksPassword: boolean
}

/** For spam, and for what was answered elsewhere. */
export function CloseContactForm(props: Props) {
  return (
    <FinalForm
      {...props}
      form={useActionForm(closeContactSchema, closeContactAction)}
      label="Cerrar sin responder"
      consequence="Es definitivo: no enviamos nada a quien escribió, y después no se puede responder."
      passwordId="clave-cierre"
      variant="ghost"
    />
  )
}

/** For whoever asks for the erasure of what they wrote. */
export function EraseContactForm(props: Props) {
  return (
    <FinalForm
      {...props}
      form={useActionForm(eraseContactSchema, eraseContactAction)}
      label="Borrar el mensaje"
      consequence="Si quien lo escribió pidió que se borre. Es definitivo: se van el mensaje, la respuesta, el nombre y el correo."
      passwordId="clave-borrar"
      variant="danger"
    />
  )
}

/** What cannot be undone; its button says the same as its label. */
function FinalForm({
  id,
  asksPassword,
  form,
  label,
  consequence,
  passwordId,
  variant,
}: Props & {
  form: ReturnType<typeof useActionForm<typeof closeContactSchema>>
  label: string
  consequence: string
  passwordId: string
  variant: 'ghost' | 'danger'
}) {
  return (
    <form
      {...form.formProps}
      aria-label={label}
      className="grid justify-items-start gap-4 rounded-card border border-line p-5"
    >
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <p className="text-small text-ink-2">{consequence}</p>
      <PasswordAgain id={passwordId} asked={asksPassword} field={form.field('password')} />
      <SubmitButton size="md" variant={variant} pending={form.pending}>
        {label}
      </SubmitButton>
    </form>
  )
}
