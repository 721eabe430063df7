'use client'

import { FormMessage } from '@/components/forms/form-message'
import { PasswordField, PasswordRules } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { changePasswordAction } from '@/lib/people/accounts/actions'
import { changePasswordSchema } from '@/lib/people/accounts/schema'

/** Password change. Requires the current one, unless the account only has the external provider. */
export function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const form = useActionForm(changePasswordSchema, changePasswordAction)
  const { field } = form
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      {/* Lets password managers find the account. */}
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <PasswordField
          label="Contraseña actual"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <PasswordField
        label="Nueva contraseña"
        autoComplete="new-password"
        hint={<PasswordRules typed={form.watch('password1')} />}
        {...field('password1')}
      />
      <PasswordField label="Confirmar nueva contraseña" autoComplete="new-password" {...field('password2')} />
      <SubmitButton pending={form.pending}>Cambiar contraseña</SubmitButton>
    </form>
  )
}
