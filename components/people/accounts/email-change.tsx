'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { confirmEmailChangeAction, undoEmailChangeAction } from '@/lib/people/accounts/actions'
import { emailLinkSchema } from '@/lib/people/accounts/schema'

export function ConfirmEmailChange({ token }: { token: string }) {
  const form = useActionForm(emailLinkSchema, confirmEmailChangeAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={form.pending}>Usar este correo</SubmitButton>
    </form>
  )
}

export function UndoEmailChange({ token }: { token: string }) {
  const form = useActionForm(emailLinkSchema, undoEmailChangeAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={form.pending}>Deshacer el cambio</SubmitButton>
    </form>
  )
}
