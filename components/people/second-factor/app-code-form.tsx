'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { checkAppCodeAction } from '@/lib/people/second-factor/actions'
import { appCodeSchema } from '@/lib/people/second-factor/schema'
import { AppCodeField } from './app-code-field'
import { LogInAgain } from './log-in-again'

/** The second step of a sign-in of staff. */
export function AppCodeForm({ callbackUrl }: { callbackUrl: string | null }) {
  const form = useActionForm(appCodeSchema, checkAppCodeAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} incomplete="Revisa el código">
        <LogInAgain code={form.answer.code} callbackUrl={callbackUrl} />
      </FormMessage>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <AppCodeField {...form.field('code')} />
      <SubmitButton pending={form.pending}>Ingresar</SubmitButton>
    </form>
  )
}
