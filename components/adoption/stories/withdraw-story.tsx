'use client'

import type { ReactNode } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { withdrawStoryAction, withdrawStoryByLinkAction } from '@/lib/adoption/story-offers/actions'
import { withdrawStoryByLinkSchema, withdrawStorySchema } from '@/lib/adoption/story-offers/schema'

/** Button for the adopter who is signed in. */
export function WithdrawStory({ requestId }: { requestId: number }) {
  const form = useActionForm(withdrawStorySchema, withdrawStoryAction)
  return (
    <Withdraw form={form}>
      <input type="hidden" name="requestId" value={requestId} />
    </Withdraw>
  )
}

/** The same for whoever has the link of a check-in. */
export function WithdrawStoryByLink({ token }: { token: string }) {
  const form = useActionForm(withdrawStoryByLinkSchema, withdrawStoryByLinkAction)
  return (
    <Withdraw form={form}>
      <input type="hidden" name="token" value={token} />
    </Withdraw>
  )
}

function Withdraw({
  form,
  children,
}: {
  form: Pick<ReturnType<typeof useActionForm>, 'formProps' | 'answer' | 'invalid' | 'pending'>
  children: ReactNode
}) {
  return (
    <AskFirst
      label="Retirar la historia"
      look={buttonClass({ variant: 'ghost', size: 'md' }, 'justify-self-start')}
      question="¿Retirar la historia?"
      consequence="Deja de verse en el momento y la borramos, con su texto: si quieres contarla de otra manera, cópialo antes."
    >
      <form {...form.formProps} className="grid gap-3">
        <FormMessage form={form} />
        {children}
        <SubmitButton pending={form.pending} variant="danger" size="big">
          Sí, retirarla
        </SubmitButton>
      </form>
    </AskFirst>
  )
}
