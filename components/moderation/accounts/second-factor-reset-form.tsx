'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { resetSecondFactorAction } from '@/lib/moderation/staff/actions'
import { resetSecondFactorSchema } from '@/lib/moderation/staff/schema'

/** For a member of staff with a lost or a new device. */
export function SecondFactorResetForm({
  accountId,
  asksPassword,
}: {
  accountId: number
  asksPassword: boolean
}) {
  const form = useActionForm(resetSecondFactorSchema, resetSecondFactorAction)
  return (
    <form {...form.formProps} className="grid gap-5 rounded-card border border-line p-5">
      <div>
        <h2 className="text-panel">Restablecer el segundo factor</h2>
        <p className="text-small text-ink-2">
          Si perdió su dispositivo o tiene uno nuevo. Su aplicación y sus códigos de recuperación dejan de
          servir y sus sesiones se cierran; al ingresar configura otra aplicación. Le avisamos por correo.
        </p>
      </div>
      <FormMessage form={form} />
      <input type="hidden" name="accountId" value={accountId} />
      <PasswordAgain id="clave-segundo-factor" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Restablecer</SubmitButton>
    </form>
  )
}
