'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { resendAllMailAction, resendMailAction } from '@/lib/moderation/staff/actions'
import { resendMailSchema } from '@/lib/moderation/staff/schema'
import { NOTHING } from '@/lib/text/schema'

/** Resends a permanently failed mail. */
export function ResendMailForm({ id, subject }: { id: number; subject: string }) {
  const form = useActionForm(resendMailSchema, resendMailAction)
  return (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        pending={form.pending}
        variant="ghost"
        size="sm"
        aria-label={`Enviar otra vez: ${subject}`}
      >
        Enviar otra vez
      </SubmitButton>
    </form>
  )
}

/** Resends all permanently failed mails, for instance after a provider outage. */
export function ResendAllForm() {
  const form = useActionForm(NOTHING, resendAllMailAction)
  return (
    <form {...form.formProps} className="mb-6 grid justify-items-start gap-2">
      <FormMessage form={form} />
      <SubmitButton pending={form.pending} variant="ghost">
        Enviar todos otra vez
      </SubmitButton>
    </form>
  )
}
