'use client'

import { FormMessage } from '@/components/forms/form-message'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { deleteAccountSchema } from '@/lib/people/accounts/schema'
import { deleteAccountAction } from '@/lib/privacy/actions'

/** Account deletion, confirmed by typing a word and, where there is one, the password. */
export function DeleteAccountForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useActionForm(deleteAccountSchema, deleteAccountAction)
  const { field } = form
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <TextField
        label="Escribe ELIMINAR para confirmar"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('confirmation')}
      />
      {hasPassword && (
        <PasswordField label="Tu contraseña" autoComplete="current-password" {...field('password')} />
      )}
      <SubmitButton pending={form.pending} variant="danger">
        Eliminar mi cuenta
      </SubmitButton>
    </form>
  )
}
