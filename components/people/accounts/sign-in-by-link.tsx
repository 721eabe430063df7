'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { currentSessionHint, refreshSessionHint } from '@/components/people/viewer/session-hint'
import { requestSignInLinkAction, signInByLinkAction } from '@/lib/people/accounts/actions'
import { emailFormSchema, signInLinkSchema } from '@/lib/people/accounts/schema'
import { sessionCheckPath } from '@/lib/text/routes'

interface Props {
  callbackUrl: string | null
}

/** What the mailed link shows: one click signs in. */
export function SignInByLinkForm({ token, callbackUrl }: Props & { token: string }) {
  const form = useActionForm(
    signInLinkSchema,
    signInByLinkAction,
    {},
    { onMoved: () => leadToCookieCheck(callbackUrl) },
  )
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <input type="hidden" name="token" value={token} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <SubmitButton pending={form.pending}>Ingresar</SubmitButton>
    </form>
  )
}

/** Mails the link to an e-mail that is known already. */
export function RequestSignInLink({ email, callbackUrl }: Props & { email: string }) {
  const form = useActionForm(emailFormSchema, requestSignInLinkAction)
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <input type="hidden" name="email" value={email} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <SubmitButton pending={form.pending} variant="ghost">
        Enviarme un enlace para ingresar
      </SubmitButton>
    </form>
  )
}

/** Call after a sign-in: without its readable cookie the session's is not kept either, and the login says so. */
export function leadToCookieCheck(callbackUrl: string | null): void {
  refreshSessionHint()
  if (currentSessionHint() === null) location.replace(sessionCheckPath(callbackUrl))
}
