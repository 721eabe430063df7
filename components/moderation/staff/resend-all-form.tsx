'use client'

import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { resendAllMailAction } from '@/lib/moderation/staff/actions'

const NOTHING = z.object({})

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
