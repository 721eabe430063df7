'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { PasswordField, UsernameField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { refreshSessionHint } from '@/components/people/viewer/session-hint'
import {
  confirmByNewPasswordAction,
  confirmByPasswordAction,
  confirmInOwnBrowserAction,
} from '@/lib/people/accounts/actions'
import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'
import {
  confirmByNewPasswordSchema,
  confirmByPasswordSchema,
  confirmSchema,
} from '@/lib/people/accounts/schema'
import { NewPasswordFields } from './new-password-fields'

interface Props {
  token: string
  callbackUrl: string | null
}

type OwnerProps = Props & {
  /** Whose account it is: of a stranger's link one should know. */
  owner: PasswordOwner
}

/**
 * In the browser that registered the account: submits itself once (specification, section 2), and has a button without
 * JavaScript. No other page may: programs that check mails run scripts too.
 */
export function OwnEmailConfirmation({ token, callbackUrl }: Props) {
  const form = useActionForm(confirmSchema, confirmInOwnBrowserAction, {}, { onMoved: refreshSessionHint })
  const { ref } = form.formProps
  const wasSent = useRef(form.answer.status !== 'idle')

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    ref.current?.requestSubmit()
  }, [ref])

  return (
    <form {...form.formProps} className="grid gap-5">
      <h1 aria-live="polite" className="text-title">
        {form.pending ? 'Verificando tu correo…' : 'Verifica tu correo'}
      </h1>
      <FormMessage form={form} />
      <LinkFields token={token} callbackUrl={callbackUrl} />
      <SubmitButton pending={form.pending}>Verificar mi correo</SubmitButton>
    </form>
  )
}

/** In any other browser: a person shows that the account is theirs, or makes it theirs. */
export function AskedEmailConfirmation({ hasPassword, ...link }: OwnerProps & { hasPassword: boolean }) {
  return (
    <>
      <h1 className="text-title">Verifica tu correo</h1>
      <p className="text-ink-2">
        Es la cuenta de <strong className="font-semibold text-ink wrap-anywhere">{link.owner.email}</strong>.
      </p>
      {hasPassword && (
        <>
          <p className="text-lead text-ink-2">
            No encontramos en este navegador el registro de esta cuenta. Escribe su contraseña una vez, y
            listo.
          </p>
          <PasswordConfirmation {...link} />
        </>
      )}
      <NewPasswordConfirmation {...link}>
        {hasPassword
          ? '¿No la sabes, o la cuenta no la creaste tú? Elige otra contraseña: la anterior deja de servir.'
          : 'Elige una contraseña para tu cuenta: así solo tú puedes entrar.'}
      </NewPasswordConfirmation>
    </>
  )
}

function PasswordConfirmation({ token, callbackUrl, owner }: OwnerProps) {
  const form = useActionForm(
    confirmByPasswordSchema,
    confirmByPasswordAction,
    {},
    { onMoved: refreshSessionHint },
  )
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <LinkFields token={token} callbackUrl={callbackUrl} />
      <UsernameField email={owner.email} />
      <PasswordField label="Contraseña" autoComplete="current-password" {...form.field('password')} />
      <SubmitButton pending={form.pending}>Verificar mi correo</SubmitButton>
    </form>
  )
}

function NewPasswordConfirmation({
  token,
  callbackUrl,
  owner,
  children,
}: OwnerProps & { children: ReactNode }) {
  const form = useActionForm(
    confirmByNewPasswordSchema,
    confirmByNewPasswordAction,
    {},
    { onMoved: refreshSessionHint },
  )
  return (
    <form {...form.formProps} className="grid gap-5 border-t border-line pt-6">
      <p>{children}</p>
      <FormMessage form={form} />
      <LinkFields token={token} callbackUrl={callbackUrl} />
      <UsernameField email={owner.email} />
      <NewPasswordFields form={form} owner={owner} />
      <SubmitButton pending={form.pending} variant="ghost">
        Elegir contraseña y verificar
      </SubmitButton>
    </form>
  )
}

function LinkFields({ token, callbackUrl }: Props) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
    </>
  )
}
