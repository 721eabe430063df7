'use client'

import type { ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { useSubmitOnLoad } from '@/components/forms/use-submit-on-load'
import { LinkButton } from '@/components/ui/button'
import { confirmEmailAction } from '@/lib/people/accounts/actions'
import { confirmSchema } from '@/lib/people/accounts/schema'
import { loginPath } from '@/lib/text/routes'
import { ResendForm } from './resend-form'

export function EmailConfirmation({ token, callbackUrl }: { token: string; callbackUrl: string | null }) {
  const form = useActionForm(confirmSchema, confirmEmailAction)
  const { status } = form.answer
  useSubmitOnLoad(form.formProps.ref, status === 'idle')

  if (status === 'done') {
    return (
      <Stage>
        <Title>Email verificado correctamente!</Title>
        <p className="text-lead text-ink-2">Tu cuenta está lista. Ya puedes entrar.</p>
        <LinkButton href={loginPath(callbackUrl)} size="big">
          Iniciar Sesión
        </LinkButton>
      </Stage>
    )
  }
  const isOver = status === 'invalid' || form.answer.code === 'bad_request'
  return (
    <Stage>
      <Title>{titleOf(isOver, form.pending)}</Title>
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} incomplete="El enlace no es válido o ya venció. Pide uno nuevo." />
        <input type="hidden" name="token" value={token} />
        {!isOver && <SubmitButton pending={form.pending}>Verificar mi correo</SubmitButton>}
      </form>
      {isOver && (
        <>
          <p className="text-lead text-ink-2">
            Los enlaces duran 24 horas. Escribe el correo de tu cuenta y te enviamos otro.
          </p>
          <ResendForm callbackUrl={callbackUrl} />
        </>
      )}
    </Stage>
  )
}

/** As tall as the longest result: no layout shift. */
const Stage = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-120 content-start gap-6">{children}</div>
)

function titleOf(isOver: boolean, pending: boolean): string {
  if (isOver) return 'No pudimos verificar tu correo'
  return pending ? 'Verificando tu correo…' : 'Verifica tu correo'
}

const Title = ({ children }: { children: string }) => (
  <h1 aria-live="polite" className="text-title">
    {children}
  </h1>
)
