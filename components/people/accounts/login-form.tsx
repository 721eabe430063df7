'use client'

import { EmailField } from '@/components/forms/email-field'
import { FormMessage } from '@/components/forms/form-message'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { TextLink } from '@/components/ui/links/text-link'
import { logInAction } from '@/lib/people/accounts/actions'
import { loginSchema } from '@/lib/people/accounts/schema'
import { BLOCKED } from '@/lib/text/copy/block'
import { SUSPENDED } from '@/lib/text/copy/suspension'
import { resetPath } from '@/lib/text/sign-in-routes'
import { leadToCookieCheck } from './cookie-check'
import { ResendForm } from './resend-form'
import { RequestSignInLink } from './sign-in-by-link'

/** Errors that can be corrected are also shown in a dialog (specification, section 8). */
export function LoginForm({ callbackUrl, email = '' }: { callbackUrl: string | null; email?: string }) {
  const form = useActionForm(
    loginSchema,
    logInAction,
    { email },
    { onMoved: () => leadToCookieCheck(callbackUrl) },
  )
  const { answer, field } = form
  const isKeptOut = answer.code === 'too_many_requests'
  const isUnconfirmed = answer.code === 'email_not_confirmed'
  /** There is nothing to correct. */
  const stopped =
    answer.code === 'account_suspended' ? SUSPENDED : answer.code === 'account_blocked' ? BLOCKED : null

  const startOver = () => {
    form.clear()
    document.getElementById('campo-password')?.focus()
  }
  return (
    <>
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} incomplete="Por favor ingresa los datos completos" />
        {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
        <EmailField autoComplete="username" {...field('email')} />
        <div className="grid gap-3">
          <PasswordField label="Contraseña" autoComplete="current-password" {...field('password')} />
          <p className="text-small">
            <TextLink look="padded" href={resetPath(callbackUrl)}>
              ¿Olvidaste tu contraseña?
            </TextLink>
          </p>
        </div>
        <SubmitButton pending={form.pending}>Iniciar Sesión</SubmitButton>
      </form>
      {isKeptOut && answer.values?.email && (
        <section aria-labelledby="otra-entrada" className="grid gap-3 border-t border-line pt-6">
          <h2 id="otra-entrada" className="text-card">
            ¿No quieres esperar?
          </h2>
          <p className="text-ink-2">Te enviamos un enlace a tu correo, y entras con él.</p>
          <RequestSignInLink email={answer.values.email} callbackUrl={callbackUrl} />
        </section>
      )}
      {isUnconfirmed && <ResendForm email={answer.values?.email} callbackUrl={callbackUrl} />}
      {answer.status === 'failed' && !answer.isRestored && !isUnconfirmed && !isKeptOut && answer.message && (
        <Dialog title={stopped?.title ?? answer.message} onClose={startOver}>
          {stopped && <p className="text-ink-2">{stopped.text}</p>}
          <form method="dialog" className="mt-3">
            <Button type="submit" size="big">
              {stopped ? 'Entendido' : 'Dale click para corregir'}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
