'use client'

import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { checkAppCodeAction } from '@/lib/people/second-factor/actions'
import { appCodeSchema } from '@/lib/people/second-factor/schema'
import { AppCodeField, CodeMessage } from './code-form'

/** The second step of a sign-in of staff. */
export function AppCodeForm({ callbackUrl }: { callbackUrl: string | null }) {
  const form = useActionForm(appCodeSchema, checkAppCodeAction)
  return (
    <form {...form.formProps} className="grid gap-5">
      <CodeMessage form={form} callbackUrl={callbackUrl} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <AppCodeField {...form.field('code')} />
      <SubmitButton pending={form.pending}>Ingresar</SubmitButton>
    </form>
  )
}
