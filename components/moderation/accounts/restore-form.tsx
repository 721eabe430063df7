'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { TextAreaField } from '@/components/ui/field'
import type { StaffAccountDto } from '@/lib/moderation/staff/accounts/dto'
import { restoreAccountAction } from '@/lib/moderation/staff/actions'
import { restoreAccountSchema } from '@/lib/moderation/staff/schema'
import { Consequences } from './consequences'

/** Undoes a suspension. */
export function RestoreForm({ account, asksPassword }: { account: StaffAccountDto; asksPassword: boolean }) {
  const form = useActionForm(
    restoreAccountSchema,
    restoreAccountAction,
    {},
    { keptAs: `restaurar-${account.id}` },
  )
  const { foundationStatus, requests } = account
  const what = foundationStatus ? 'la fundación' : 'la cuenta'
  return (
    <form {...form.formProps} className="grid gap-5 rounded-card border border-monte/40 p-5">
      <div>
        <h2 className="text-panel">Restaurar {what}</h2>
        <p className="text-small text-ink-2">
          Todo vuelve como estaba, menos las fotos bloqueadas y lo que terminó al suspenderla: las solicitudes
          que envió, sus aportes mensuales y sus finales felices.
        </p>
      </div>
      <Consequences
        of={[
          {
            icon: 'eye',
            text: foundationStatus
              ? 'Su página y sus mascotas vuelven a verse.'
              : 'Sus mascotas vuelven a verse.',
          },
          { icon: 'key-round', text: 'Puede ingresar otra vez.' },
          {
            icon: 'mail',
            text: `Avisamos a quienes tienen una solicitud en pausa (${requests.received}).`,
          },
        ]}
      />
      <FormMessage form={form} />
      <input type="hidden" name="accountId" value={account.id} />
      <TextAreaField
        label="Motivo"
        hint="Va en el correo, tal cual."
        placeholder="Qué aclaró, qué papeles envió…"
        rows={4}
        {...form.field('reason')}
      />
      <PasswordAgain id="clave-restaurar" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Restaurar {what}</SubmitButton>
    </form>
  )
}
