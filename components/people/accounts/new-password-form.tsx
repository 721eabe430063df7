'use client'

import { FormMessage } from '@/components/forms/form-message'
import { PasswordField, PasswordRules, UsernameField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextLink } from '@/components/ui/links/text-link'
import { resetPasswordAction } from '@/lib/people/accounts/actions'
import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'
import { resetSchema } from '@/lib/people/accounts/schema'
import { resetPath } from '@/lib/text/routes'

/** @param token of the mailed link @param owner of its account @param callbackUrl target of the login with it */
export function NewPasswordForm({
  token,
  owner,
  callbackUrl,
}: {
  token: string
  owner: PasswordOwner
  callbackUrl: string | null
}) {
  const form = useActionForm(resetSchema, resetPasswordAction)
  const password1 = form.field('password1')
  const password2 = form.field('password2')
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} incomplete={password1.error ? undefined : password2.error}>
        {form.answer.status === 'failed' && (
          <p className="mt-1 text-small">
            <TextLink look="padded" href={resetPath(callbackUrl)}>
              Pedir otro enlace
            </TextLink>
          </p>
        )}
      </FormMessage>
      <input type="hidden" name="token" value={token} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <UsernameField email={owner.email} />
      <PasswordField
        what="nueva contraseña"
        label="Nueva contraseña"
        autoComplete="new-password"
        hint={<PasswordRules typed={form.watch('password1')} owner={owner} />}
        {...password1}
      />
      <PasswordField
        what="confirmación de la nueva contraseña"
        label="Confirmar nueva contraseña"
        autoComplete="new-password"
        {...password2}
      />
      <SubmitButton pending={form.pending}>Aceptar</SubmitButton>
    </form>
  )
}
