'use client'

import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { CheckedEmailField } from '@/components/people/accounts/checked-email-field'
import { cancelEmailChangeAction, changeEmailAction } from '@/lib/people/accounts/actions'
import { changeEmailSchema, changeEmailWithPasswordSchema } from '@/lib/people/accounts/schema'

/** @param asked the e-mail that waits for its confirmation */
export function EmailForm({ hasPassword, asked }: { hasPassword: boolean; asked: string | null }) {
  const form = useActionForm(
    hasPassword ? changeEmailWithPasswordSchema : changeEmailSchema,
    changeEmailAction,
  )
  const { field } = form
  return (
    <div className="grid gap-5">
      {asked && <AskedChange email={asked} />}
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        <CheckedEmailField label="Nuevo correo" form={form} />
        {hasPassword && (
          <PasswordField
            id="clave-del-correo"
            what="contraseña para cambiar el correo"
            label="Tu contraseña"
            autoComplete="current-password"
            {...field('password')}
          />
        )}
        <SubmitButton pending={form.pending}>Cambiar correo</SubmitButton>
      </form>
    </div>
  )
}

const NOTHING = z.object({})

function AskedChange({ email }: { email: string }) {
  const form = useActionForm(NOTHING, cancelEmailChangeAction)
  return (
    <form {...form.formProps} className="grid gap-3 rounded-2xl bg-mist px-4.5 py-3.5">
      <FormMessage form={form} />
      <p className="wrap-anywhere">
        Abre el enlace que enviamos a <span className="font-semibold">{email}</span>: dura 24 horas, y tu
        correo cambia cuando lo confirmes ahí. Si no llega, mira en la carpeta de correo no deseado.
      </p>
      <SubmitButton pending={form.pending} variant="ghost">
        No cambiar mi correo
      </SubmitButton>
    </form>
  )
}
