'use client'

import { useEffect, useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { resendConfirmationAction } from '@/lib/people/accounts/actions'
import { emailFormSchema, RESEND_SECONDS } from '@/lib/people/accounts/schema'
import { CheckedEmailField } from './checked-email-field'

/** @param email without one, people type it @param callbackUrl of the first login @param justSent makes it wait */
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
      {email ? <input type="hidden" name="email" value={email} /> : <CheckedEmailField form={form} />}
      <SubmitButton variant="ghost" pending={form.pending} disabled={wait > 0}>
        Reenviar correo de confirmación
        {wait > 0 && <span className="tabular-nums">({wait} s)</span>}
      </SubmitButton>
    </form>
  )
}

/** By the clock: timers of background tabs are throttled. @param start restarts when it turns truthy */
function useCountdown(seconds: number, start: unknown): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!start) return
    const end = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}
