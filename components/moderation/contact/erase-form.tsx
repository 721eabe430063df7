'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { eraseContactAction } from '@/lib/moderation/contact/actions'
import { eraseContactSchema } from '@/lib/moderation/contact/schema'

/** For whoever asks for the erasure of what they wrote. */
export function EraseContactForm({ id, asksPassword }: { id: number; asksPassword: boolean }) {
  const form = useActionForm(eraseContactSchema, eraseContactAction)
  return (
    <form
      {...form.formProps}
      aria-label="Borrar el mensaje"
      className="grid justify-items-start gap-4 rounded-card border border-line p-5"
    >
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <p className="text-small text-ink-2">
        Si quien lo escribió pidió que se borre. Es definitivo: se van el mensaje, la respuesta, el nombre y
        el correo.
      </p>
      <PasswordAgain id="clave-borrar" asked={asksPassword} field={form.field('password')} />
      <SubmitButton size="md" variant="danger" pending={form.pending}>
        Borrar el mensaje
      </SubmitButton>
    </form>
  )
}
