'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { withdrawStoryAction, withdrawStoryByLinkAction } from '@/lib/adoption/story-offers/actions'
import { withdrawStoryByLinkSchema, withdrawStorySchema } from '@/lib/adoption/story-offers/schema'

/** Of the adopter who is signed in. */
export function WithdrawStory({ requestId }: { requestId: number }) {
  const form = useActionForm(withdrawStorySchema, withdrawStoryAction)
  return (
    <form {...form.formProps} className="grid justify-items-start gap-3">
      <FormMessage form={form} />
      <input type="hidden" name="requestId" value={requestId} />
      <Withdraw pending={form.pending} />
    </form>
  )
}

/** Of whoever has the link of a check-in. */
export function WithdrawStoryByLink({ token }: { token: string }) {
  const form = useActionForm(withdrawStoryByLinkSchema, withdrawStoryByLinkAction)
  return (
    <form {...form.formProps} className="grid justify-items-start gap-3">
      <FormMessage form={form} />
      <input type="hidden" name="token" value={token} />
      <Withdraw pending={form.pending} />
    </form>
  )
}

const Withdraw = ({ pending }: { pending: boolean }) => (
  <SubmitButton pending={pending} variant="ghost" size="md">
    Retirar la historia
  </SubmitButton>
)
