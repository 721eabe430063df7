'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { confirmRightAction } from '@/lib/privacy/rights/actions'
import { confirmRightsSchema } from '@/lib/privacy/rights/schema'

/** What the mailed link shows: the request counts from the click. */
export function ConfirmRightForm({ token }: { token: string }) {
  const form = useActionForm(confirmRightsSchema, confirmRightAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={form.pending}>Confirmar mi solicitud</SubmitButton>
    </form>
  )
}
