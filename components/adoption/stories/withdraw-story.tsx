'use client'

import type { ComponentProps } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { withdrawStoryAction, withdrawStoryByLinkAction } from '@/lib/adoption/story-offers/actions'
import { withdrawStoryByLinkSchema, withdrawStorySchema } from '@/lib/adoption/story-offers/schema'

/** Button for the adopter who is signed in. */
export function WithdrawStory({ requestId }: { requestId: number }) {
  const form = useActionForm(withdrawStorySchema, withdrawStoryAction)
  return <Withdraw form={form} field={['requestId', requestId]} />
}

/** The same for whoever has the link of a check-in. */
export function WithdrawStoryByLink({ token }: { token: string }) {
  const form = useActionForm(withdrawStoryByLinkSchema, withdrawStoryByLinkAction)
  return <Withdraw form={form} field={['token', token]} />
}

const Withdraw = (props: Pick<ComponentProps<typeof AskFirst>, 'form' | 'field'>) => (
  <AskFirst
    {...props}
    label="Retirar la historia"
    look={buttonClass({ variant: 'ghost', size: 'md' }, 'justify-self-start')}
    question="¿Retirar la historia?"
    consequence="Deja de verse en el momento y la borramos, con su texto: si quieres contarla de otra manera, cópialo antes."
    confirm="Sí, retirarla"
  />
)
