'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { DocumentField } from '@/components/people/accounts/foundation-fields'
import { submitDocumentAction } from '@/lib/foundations/actions'
import { documentSchema } from '@/lib/people/accounts/schema'

/** For a foundation that is not approved yet. */
export function DocumentForm() {
  const form = useActionForm(documentSchema, submitDocumentAction)
  return (
    <form {...form.formProps} className="mt-4 grid max-w-xl gap-4 rounded-card bg-white p-4.5">
      <FormMessage form={form} />
      <DocumentField {...form.field('document')} />
      <SubmitButton pending={form.pending}>Enviar documento</SubmitButton>
    </form>
  )
}
