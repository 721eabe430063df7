'use client'

import { FormMessage } from '@/components/forms/form-message'
import { UsernameField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextLink } from '@/components/ui/links/text-link'
import { resetPasswordAction } from '@/lib/people/accounts/actions'
import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'
import { resetSchema } from '@/lib/people/accounts/schema'
import { resetPath } from '@/lib/text/sign-in-routes'
import { NewPasswordFields } from './new-password-fields'

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
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} incomplete={form.errorOf('password1') ? undefined : form.errorOf('password2')}>
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
      <NewPasswordFields form={form} owner={owner} />
      <SubmitButton pending={form.pending}>Aceptar</SubmitButton>
    </form>
  )
}
