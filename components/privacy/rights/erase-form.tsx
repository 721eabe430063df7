'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { DeletionWord } from '@/components/people/accounts/deletion-word'
import { eraseOnRequestAction } from '@/lib/privacy/rights/actions'
import { eraseOnRequestSchema } from '@/lib/privacy/rights/schema'
import { ERASURE_AT_DESK } from '@/lib/text/copy/block'

/** Staff erase a blocked account in place of its person, who asked for it. */
export function EraseForm({
  id,
  blocked,
  asksPassword,
}: {
  /** Id of the rights request. */
  id: number
  blocked: 'account' | 'listing'
  asksPassword: boolean
}) {
  const form = useActionForm(eraseOnRequestSchema, eraseOnRequestAction)
  return (
    <form
      {...form.formProps}
      aria-labelledby="titulo-eliminar"
      className="grid gap-4 rounded-card border border-line p-5"
    >
      <h2 id="titulo-eliminar" className="text-card">
        Eliminar la cuenta
      </h2>
      <p className="text-small text-ink-2">
        {ERASURE_AT_DESK[blocked]} {ERASURE_AT_DESK.text}
      </p>
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <DeletionWord field={form.field('confirmation')} />
      <PasswordAgain id="clave-eliminar" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending} variant="danger">
        Eliminar la cuenta
      </SubmitButton>
    </form>
  )
}
