'use client'

import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { spendRecoveryCodeAction } from '@/lib/people/second-factor/actions'
import { recoveryCodeSchema } from '@/lib/people/second-factor/schema'
import { CodeMessage } from './code-form'

/** The second step of a sign-in of staff without their device. */
export function RecoveryCodeForm({ callbackUrl }: { callbackUrl: string | null }) {
  const form = useActionForm(recoveryCodeSchema, spendRecoveryCodeAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <CodeMessage form={form} callbackUrl={callbackUrl} />
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
