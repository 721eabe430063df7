'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import {
  type ChangeEvent,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { ChoiceGroup } from '@/components/forms/choice-group'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialog/form-dialog'
import { TextAreaField } from '@/components/ui/field'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { useOnChange } from '@/components/ui/use-on-change'
import {
  acceptRequestAction,
  concludeAdoptionAction,
  rejectRequestAction,
  renounceAdoptionAction,
  undoAcceptanceAction,
  withdrawRequestAction,
} from '@/lib/adoption/requests/actions'
import type { Answer } from '@/lib/adoption/requests/answers'
import { rejectSchema, requestIdSchema } from '@/lib/adoption/requests/schema'
import type { FormAction } from '@/lib/platform/forms/action'
import type { FormState } from '@/lib/platform/forms/form-state'
import { requestPath } from '@/lib/text/routes'
import type { RejectionReason } from '@/lib/text/vocabulary'

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

function AnswerFooter({
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

export interface RejectionChoice {
  value: RejectionReason
  label: string
  text: string
  /** Without JavaScript: the page with this reason chosen and its text filled in. */
  path: Route
}

/** A reason, and the words that the adopter will read: a kind text, unless somebody has written their own. */
export function RejectForm({
  adopter,
  choices,
  chosen,
  ...props
}: {
  adopter: string
  choices: readonly RejectionChoice[]
  chosen: RejectionChoice | null
} & Omit<ComponentProps<typeof AnswerFooter>, 'form'>) {
  const initial = { reason: chosen?.value, text: chosen?.text }
  const keptAs = chosen ? undefined : `rechazo-${props.requestId}`
  const form = useActionForm(rejectSchema, rejectRequestAction, initial, { keptAs })
  /** Also of another reason, chosen before. */
  const isProposed = (text: string) => text === '' || choices.some((choice) => choice.text === text)
  const reason = form.field('reason')
  const propose = (event: ChangeEvent<HTMLInputElement>) => {
    const text = choices.find(({ value }) => value === event.target.value)?.text ?? ''
    const field = event.target.form?.elements.namedItem('text')
    if (field instanceof HTMLTextAreaElement && isProposed(field.value.trim())) {
      field.value = text
      if (form.wasTouched('text')) form.trigger('text')
    }
    return reason.onChange(event)
  }
  return (
    <form {...form.formProps} className="grid gap-5">
      {!props.conflict && (
        <>
          <ChoiceGroup legend="Motivo" choices={choices} {...reason} onChange={propose} />
          <p className="hidden text-small text-ink-2 noscript:block">
            Textos listos para enviar:{' '}
            {choices.map(({ value, label, path }, at) => (
              <span key={value}>
                {at > 0 && ' · '}
                <TextLink href={path}>{label}</TextLink>
              </span>
            ))}
          </p>
          <TextAreaField
            label={`Lo que leerá ${adopter}`}
            hint="Puedes cambiarlo. Junto a tu mensaje verá otras mascotas parecidas."
            placeholder="Elige un motivo y te proponemos un texto amable."
            rows={6}
            {...form.field('text')}
          />
        </>
      )}
      <AnswerFooter {...props} form={form} isGrave />
    </form>
  )
}

const isAnswer = (url: string) => new URL(url).searchParams.has('accion')

/** Whether this document was loaded at a dialog's address, so that the entry below it is of some other page. */
const isLoadedHere = () => performance.getEntriesByType('navigation').some(({ name }) => isAnswer(name))

function restoreFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
}

/** A dialog that is open as long as the address says so; without JavaScript a panel of the page. */
export function AnswerFrame({
  requestId,
  title,
  isOver,
  children,
}: {
  requestId: number
  title: string
  /** The request has moved on, or its answer has to wait: leaving loads its page anew. */
  isOver: boolean
  children: ReactNode
}) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  // Browsers restore the focus of dialogs that are closed, not of those that disappear with their address.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  useEffect(() => () => restoreFocus(opener.current), [])
  useEffect(() => {
    if (isOver) dialog.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [isOver])
  const leave = () => {
    if (!isAnswer(location.href)) return
    if (isOver || isLoadedHere()) router.replace(requestPath(requestId), { scroll: false })
    else router.back()
  }
  return (
    <FormDialog ref={dialog} title={title} onClose={leave}>
      {children}
    </FormDialog>
  )
}
