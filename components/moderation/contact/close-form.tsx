'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { closeContactAction } from '@/lib/moderation/contact/actions'
import { closeContactSchema } from '@/lib/moderation/contact/schema'

type Props = { id: number; asksPassword: boolean }

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
      <p className="text-small text-ink-2">
        Es definitivo: no enviamos nada a quien escribió, y después no se puede responder.
      </p>
      <PasswordAgain id="clave-cierre" asked={asksPassword} field={form.field('password')} />
      <SubmitButton size="md" variant="ghost" pending={form.pending}>
        Cerrar sin responder
      </SubmitButton>
    </form>
  )
}
