'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { requestResetAction } from '@/lib/people/accounts/actions'
import { emailFormSchema } from '@/lib/people/accounts/schema'
import { CheckedEmailField } from './checked-email-field'

/** The login after the reset leads to `callbackUrl`. */
export function ResetForm({ callbackUrl }: { callbackUrl: string | null }) {
  const form = useActionForm(emailFormSchema, requestResetAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <CheckedEmailField autoComplete="username" form={form} />
      <SubmitButton pending={form.pending}>Aceptar</SubmitButton>
    </form>
  )
}
