'use client'

import { useState } from 'react'
import { z } from 'zod'
import { EmailField } from '@/components/forms/email-field'
import { FormMessage } from '@/components/forms/form-message'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LikelyEmail } from '@/components/people/accounts/likely-email'
import { cancelEmailChangeAction, changeEmailAction } from '@/lib/people/accounts/actions'
import { changeEmailSchema } from '@/lib/people/accounts/schema'

/** @param asked the e-mail that waits for its confirmation */
export function EmailForm({ hasPassword, asked }: { hasPassword: boolean; asked: string | null }) {
  const form = useActionForm(changeEmailSchema, changeEmailAction)
  const { field } = form
  const email = field('email')
  /** Not while it is typed. */
  const [leftEmail, setLeftEmail] = useState('')
  return (
    <div className="grid gap-5">
      {asked && <AskedChange email={asked} />}
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        <EmailField
          label="Nuevo correo"
          {...email}
          onBlur={(event) => {
            email.onBlur(event)
            setLeftEmail(event.currentTarget.value)
          }}
        />
        <LikelyEmail
          typed={leftEmail === form.watch('email') ? leftEmail : ''}
          onAccept={(likely) => form.correct('email', likely)}
        />
        {hasPassword && (
          <PasswordField label="Tu contraseña" autoComplete="current-password" {...field('password')} />
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
        correo cambia cuando lo abras. Si no llega, mira en la carpeta de correo no deseado.
      </p>
      <SubmitButton pending={form.pending} variant="ghost">
        No cambiar mi correo
      </SubmitButton>
    </form>
  )
}
