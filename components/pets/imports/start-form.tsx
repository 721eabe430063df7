'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { startImportAction } from '@/lib/pets/imports/actions'
import { startImportSchema } from '@/lib/pets/imports/schema'

/** Begins the import of a checked file. */
export function StartForm({ importId, label }: { importId: number; label: string }) {
  const form = useActionForm(startImportSchema, startImportAction)
  return (
    <form
      {...form.formProps}
      className="grid gap-2 max-md:sticky max-md:bottom-0 max-md:z-2 max-md:-mx-5 max-md:border-t max-md:border-line max-md:bg-white max-md:px-5 max-md:py-3 low:static"
    >
      <FormMessage form={form} />
      <input type="hidden" name="importId" value={importId} />
      <SubmitButton pending={form.pending}>{label}</SubmitButton>
    </form>
  )
}
