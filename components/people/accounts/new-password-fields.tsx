import type { FieldProps } from '@/components/forms/field-props'
import { PasswordField, PasswordRules } from '@/components/forms/password-field'
import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'

/** What the fields need of `useActionForm`. */
interface PasswordForm {
  field: (name: 'password1' | 'password2') => FieldProps
  watch: (name: 'password1') => string | undefined
}

/** Another password, twice. @param owner whose names it may not hold */
export function NewPasswordFields({ form, owner }: { form: PasswordForm; owner: PasswordOwner }) {
  return (
    <>
      <PasswordField
        what="nueva contraseña"
        label="Nueva contraseña"
        autoComplete="new-password"
        hint={<PasswordRules typed={form.watch('password1')} owner={owner} />}
        {...form.field('password1')}
      />
      <PasswordField
        what="confirmación de la nueva contraseña"
        label="Confirmar nueva contraseña"
        autoComplete="new-password"
        {...form.field('password2')}
      />
    </>
  )
}
