'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { spendRecoveryCodeAction } from '@/lib/people/second-factor/actions'
import { recoveryCodeSchema } from '@/lib/people/second-factor/schema'
import { LogInAgain } from './log-in-again'

/** The second step of a sign-in of staff without their device. */
export function RecoveryCodeForm({ callbackUrl }: { callbackUrl: string | null }) {
  const form = useActionForm(recoveryCodeSchema, spendRecoveryCodeAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} incomplete="Revisa el código">
        <LogInAgain code={form.answer.code} callbackUrl={callbackUrl} />
      </FormMessage>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <TextField
        label="Código de recuperación"
        hint="Cada código sirve una sola vez."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('recoveryCode')}
      />
      <SubmitButton pending={form.pending}>Ingresar</SubmitButton>
    </form>
  )
}
