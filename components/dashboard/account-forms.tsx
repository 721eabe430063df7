'use client'

import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { PasswordField, PasswordRules, UsernameField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { DeletionWord } from '@/components/people/accounts/deletion-word'
import { NewPasswordFields } from '@/components/people/accounts/new-password-fields'
import { changePasswordAction, signOutElsewhereAction } from '@/lib/people/accounts/actions'
import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'
import { changePasswordSchema, deleteAccountSchema } from '@/lib/people/accounts/schema'
import { deleteAccountAction } from '@/lib/privacy/actions'

/** Asks for the current one, unless the account has only the external provider. */
export function PasswordForm({ hasPassword, owner }: { hasPassword: boolean; owner: PasswordOwner }) {
  const form = useActionForm(changePasswordSchema, changePasswordAction)
  const { field } = form
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <UsernameField email={owner.email} />
      {hasPassword && (
        <PasswordField
          what="contraseña actual"
          label="Contraseña actual"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <NewPasswordFields form={form} owner={owner} />
      <SubmitButton pending={form.pending}>Cambiar contraseña</SubmitButton>
    </form>
  )
}

const NOTHING = z.object({})

export function OtherSessionsForm() {
  const form = useActionForm(NOTHING, signOutElsewhereAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <SubmitButton pending={form.pending} variant="ghost">
        Cerrar sesión en otros dispositivos
      </SubmitButton>
    </form>
  )
}

export function DeleteAccountForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useActionForm(deleteAccountSchema, deleteAccountAction)
  const { field } = form
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <DeletionWord field={field('confirmation')} />
      {hasPassword && (
        <PasswordField
          what="contraseña para eliminar la cuenta"
          label="Tu contraseña"
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <SubmitButton pending={form.pending} variant="danger">
        Eliminar mi cuenta
      </SubmitButton>
    </form>
  )
}
