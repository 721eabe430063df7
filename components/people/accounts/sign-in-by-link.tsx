'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { requestSignInLinkAction, signInByLinkAction } from '@/lib/people/accounts/actions'
import { emailFormSchema, signInLinkSchema } from '@/lib/people/accounts/schema'
import { leadToCookieCheck } from './cookie-check'

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
