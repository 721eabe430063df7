'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/links/link'
import { useOnChange } from '@/components/ui/use-on-change'
import {
  acceptRequestAction,
  concludeAdoptionAction,
  renounceAdoptionAction,
  undoAcceptanceAction,
  withdrawRequestAction,
} from '@/lib/adoption/requests/actions'
import type { Answer } from '@/lib/adoption/requests/answers'
import { requestIdSchema } from '@/lib/adoption/requests/schema'
import type { FormAction } from '@/lib/platform/forms/action'
import type { FormState } from '@/lib/platform/forms/form-state'
import { requestPath } from '@/lib/text/routes'

const ACTIONS: Record<Exclude<Answer, 'reject'>, FormAction> = {
  accept: acceptRequestAction,
  undo: undoAcceptanceAction,
  conclude: concludeAdoptionAction,
  withdraw: withdrawRequestAction,
  renounce: renounceAdoptionAction,
}

interface AnswerFormProps {
  requestId: number
  confirm: string
  dismiss: string
  conflict: string | null
}

export function ConfirmForm({
  answer,
  children,
  ...props
}: AnswerFormProps & {
  answer: Exclude<Answer, 'reject'>
  children: ReactNode
}) {
  const form = useActionForm(requestIdSchema, ACTIONS[answer])
  return (
    <form {...form.formProps} className="grid gap-5">
      {!props.conflict && children}
      <AnswerFooter {...props} form={form} isGrave={answer !== 'accept' && answer !== 'conclude'} />
    </form>
  )
}

export function AnswerFooter({
  requestId,
  confirm,
  dismiss,
  conflict,
  form,
  isGrave = false,
}: AnswerFormProps & {
  form: { answer: FormState; invalid: boolean; pending: boolean }
  isGrave?: boolean
}) {
  const router = useRouter()
  useOnChange(form.answer, ({ code }) => {
    if (code === 'conflict') router.refresh()
  })
  return (
    <>
      <FormMessage
        form={conflict ? { answer: { status: 'failed', message: conflict }, invalid: false } : form}
      />
      <input type="hidden" name="requestId" value={requestId} />
      {conflict ? (
        <CloseLink requestId={requestId}>Ver cómo está ahora</CloseLink>
      ) : (
        <div className="grid gap-2.5 md:grid-cols-2 md:*:first:order-last">
          <SubmitButton pending={form.pending} variant={isGrave ? 'ink' : 'solid'}>
            {confirm}
          </SubmitButton>
          <CloseLink requestId={requestId}>{dismiss}</CloseLink>
        </div>
      )}
    </>
  )
}

/** Closes the dialog around it; without JavaScript it leads to the page without one. */
function CloseLink({ requestId, children }: { requestId: number; children: ReactNode }) {
  const close = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
  }
  return (
    <Link
      href={requestPath(requestId)}
      onClick={close}
      className={buttonClass({ variant: 'ghost', size: 'big' })}
    >
      {children}
    </Link>
  )
}
