'use client'

import { useActionState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextAreaField } from '@/components/ui/field'
import { answerFromMailboxAction } from '@/lib/adoption/conversation/actions'
import { IDLE } from '@/lib/platform/forms/form-state'

/** Answers a mail as its reader would, by a mail that the site receives. */
export function ReplyForm({ mailId, to }: { mailId: number; to: string }) {
  const [answer, send, pending] = useActionState(answerFromMailboxAction, IDLE)
  return (
    <form action={send} className="mt-4 grid max-w-xl gap-2.5" aria-busy={pending}>
      <FormMessage form={{ answer, invalid: true }} />
      <input type="hidden" name="mailId" value={mailId} />
      <input type="hidden" name="to" value={to} />
      <TextAreaField
        label="Responder a este correo"
        name="text"
        rows={3}
        required
        defaultValue={answer.values?.text}
        error={answer.fields?.text}
      />
      <SubmitButton pending={pending}>Responder</SubmitButton>
    </form>
  )
}
