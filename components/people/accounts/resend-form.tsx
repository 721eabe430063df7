'use client'

import { EmailField } from '@/components/forms/email-field'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { resendConfirmationAction } from '@/lib/people/accounts/actions'
import { emailFormSchema, RESEND_SECONDS } from '@/lib/people/accounts/schema'
import { useCountdown } from './use-countdown'

/**
 * Resends the confirmation mail.
 * @param email the recipient; without one, people type it
 * @param callbackUrl target of the first login
 * @param justSent whether a mail was just sent, so that the next has to wait
 */
export function ResendForm({
  email,
  callbackUrl,
  justSent = false,
}: {
  email?: string
  callbackUrl?: string | null
  justSent?: boolean
}) {
  const form = useActionForm(emailFormSchema, resendConfirmationAction)
  const wait = useCountdown(RESEND_SECONDS, form.answer.status === 'done' ? form.answer : justSent)
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      {email ? <input type="hidden" name="email" value={email} /> : <EmailField {...form.field('email')} />}
      <SubmitButton variant="ghost" pending={form.pending} disabled={wait > 0}>
        Reenviar correo de confirmación
        {wait > 0 && <span className="tabular-nums">({wait} s)</span>}
      </SubmitButton>
    </form>
  )
}
