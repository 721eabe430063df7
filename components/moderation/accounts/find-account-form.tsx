'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextField } from '@/components/ui/field'
import { findAccountAction } from '@/lib/moderation/staff/actions'
import { findAccountSchema } from '@/lib/moderation/staff/schema'

/** Opens an account by its e-mail or number. A POST, so that no e-mail is in an address. */
export function FindAccountForm() {
  const form = useActionForm(findAccountSchema, findAccountAction)
  return (
    <form
      {...form.formProps}
      className="grid max-w-160 gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <div className="sm:col-span-2 empty:hidden">
        <FormMessage form={form} />
      </div>
      <TextField
        label="Correo o número de cuenta"
        hint="Abrir una cuenta queda en la bitácora."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('account')}
      />
      <SubmitButton pending={form.pending} className="sm:mt-6.5">
        Abrir la cuenta
      </SubmitButton>
    </form>
  )
}
