'use client'

import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { signOutElsewhereAction } from '@/lib/people/accounts/actions'

const NOTHING = z.object({})

/** Signs out all other sessions. */
export function OtherSessionsForm() {
  const form = useActionForm(NOTHING, signOutElsewhereAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <SubmitButton pending={form.pending} variant="ghost">
        Cerrar sesión en otros dispositivos
      </SubmitButton>
    </form>
  )
}
