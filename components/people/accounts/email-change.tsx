'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { confirmEmailChangeAction, undoEmailChangeAction } from '@/lib/people/accounts/actions'
import { emailLinkSchema } from '@/lib/people/accounts/schema'

const KINDS = {
  change: { action: confirmEmailChangeAction, label: 'Usar este correo' },
  undo: { action: undoEmailChangeAction, label: 'Deshacer el cambio' },
}

/** What a mailed link about another e-mail does, with one click. */
export function EmailChangeForm({ token, kind }: { token: string; kind: keyof typeof KINDS }) {
  const { action, label } = KINDS[kind]
  const form = useActionForm(emailLinkSchema, action)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={form.pending}>{label}</SubmitButton>
    </form>
  )
}
