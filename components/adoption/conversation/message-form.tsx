'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { KEPT_MESSAGE_KEY } from '@/components/forms/kept-message'
import { useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useOnChange } from '@/components/ui/use-on-change'
import { sendMessageAction } from '@/lib/adoption/conversation/actions'
import { type MessageNames, messageRefusal, messageRule, tooLong } from '@/lib/adoption/conversation/copy'
import { findMessageIssue } from '@/lib/adoption/conversation/policy'
import { type MessagePage, messageSchema, tidyMessage } from '@/lib/adoption/conversation/schema'
import { MAX_MESSAGE } from '@/lib/adoption/requests/schema'
import type { Side } from '@/lib/adoption/requests/transitions'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'
import { formatCount } from '@/lib/text/numbers'
import { cleanLength } from '@/lib/text/plain-text'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

const ERROR = 'campo-body-error'
const RULE = 'campo-body-ayuda'

/** At the foot of a conversation the box stays in sight. */
const LOOK: Record<MessagePage, string> = {
  conversation:
    'sticky bottom-0 z-10 -mx-5 border-t border-line px-5 pt-3 pb-[calc(0.875rem+env(safe-area-inset-bottom))] low:static lg:mx-0 lg:px-0',
  request: '',
}

/**
 * The box for a message. What must not be sent is said while it is typed; what could not be sent stays in the box.
 * @param refusal why nobody writes here any more: what was typed can still be copied
 */
export function MessageForm({
  requestId,
  status,
  refusal,
  page,
  ...names
}: {
  requestId: number
  status: AdoptionStatus
  refusal: string | null
  page: MessagePage
} & MessageNames) {
  const router = useRouter()
  const form = useActionForm(messageSchema, sendMessageAction)
  const button = useRef<HTMLButtonElement>(null)
  // Leaving an empty box is no mistake.
  const { onBlur: _, error, ...field } = form.field('body')
  const typed = String(form.watch('body') ?? field.defaultValue ?? '')
  useMessageDraft(
    { requestId, side: names.side },
    typed,
    (text) => refusal === null && form.fill('body', text),
  )
  const issue = findMessageIssue(typed, status)
  // After a message the box is empty again, which the second click of a slow hand finds.
  const isDone = form.answer.status === 'done' && typed.trim() === ''
  const wrong = issue ? messageRefusal(issue, names) : isDone ? null : error
  // Without scripts the button must stay: nothing would enable it again.
  const isHydrated = useHydrated()
  const length = cleanLength(typed, tidyMessage)
  const isLate = useLongWait(form.pending)
  const sent = useRef('')
  useOnChange(form.answer, (answer) => {
    if (answer.status !== 'done') return
    // Who went on writing meanwhile has begun the next message.
    if (typed.startsWith(sent.current)) form.fill('body', typed.slice(sent.current.length).trimStart())
    router.refresh()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isDone) return event.preventDefault()
    if (!form.pending) sent.current = typed
    form.formProps.onSubmit(event)
  }
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    button.current?.click()
  }
  if (refusal && typed === '') return <Over>{refusal}</Over>
  return (
    <form
      {...form.formProps}
      onSubmit={submit}
      data-foot-bar={page === 'conversation' ? 'always' : undefined}
      className={classNames('grid grid-cols-1 gap-2.5 bg-white', LOOK[page])}
    >
      <input type="hidden" name="requestId" value={requestId} />
      <noscript>
        <input type="hidden" name="plain" value={page} />
      </noscript>
      {refusal && <Over>{refusal}</Over>}
      {form.answer.status === 'failed' && <FormMessage form={form} />}
      {wrong && (
        <p id={ERROR} role="alert" className="flex gap-2 text-small font-semibold text-guayaba">
          <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
          <span className="min-w-0">{wrong}</span>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_3.25rem] items-end gap-2.5 cramped:grid-cols-1">
        <label>
          <span className="sr-only">Tu mensaje para {names.other}</span>
          <textarea
            {...field}
            id="campo-body"
            rows={1}
            readOnly={refusal !== null}
            placeholder="Escribe un mensaje"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={classNames(wrong && ERROR, RULE)}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onKeyDown={sendByKey}
            className={classNames(
              'block field-sizing-content max-h-45 min-h-13 w-full resize-none rounded-3xl border-[1.5px] bg-white px-4.5 py-3.25 text-base leading-normal text-ink placeholder:text-ink-3',
              wrong ? 'border-guayaba' : 'border-field',
            )}
          />
        </label>
        {!refusal && (
          <button
            ref={button}
            type="submit"
            aria-label="Enviar mensaje"
            title="Enviar (Ctrl + Intro)"
            disabled={isHydrated && issue !== null}
            aria-disabled={form.pending || undefined}
            className="grid size-13 place-items-center justify-self-end rounded-full bg-monte text-white transition-colors hover:bg-monte-hover disabled:bg-mist-2 disabled:text-ink-2"
          >
            <Icon
              name={form.pending ? 'loader-circle' : 'send'}
              size={22}
              className={form.pending ? 'animate-spin' : undefined}
            />
          </button>
        )}
      </div>
      <p
        id={RULE}
        className="flex justify-between gap-x-3 cramped:flex-wrap text-fine text-ink-2 noscript:flex-col"
      >
        {length > MAX_MESSAGE ? (
          <span className="font-semibold text-guayaba">{tooLong(length - MAX_MESSAGE)}</span>
        ) : (
          <span>{messageRule(status, names.side)}</span>
        )}
        <Counter length={length} />
      </p>
      <p role="status" className="text-small text-ink-2 empty:sr-only">
        {isLate ? LONG_WAIT : isDone && form.answer.message}
      </p>
    </form>
  )
}

const LIMIT = formatCount(MAX_MESSAGE)

/** Instead of a `maxlength`, which would cut a pasted text without a word. */
const Counter = ({ length }: { length: number }) => (
  <span
    className={classNames(
      'shrink-0 whitespace-nowrap tabular-nums',
      length > MAX_MESSAGE && 'font-semibold text-guayaba',
    )}
  >
    <span className="noscript:hidden">
      {formatCount(length)} / {LIMIT}
    </span>
    <span className="hidden noscript:inline">Hasta {LIMIT} caracteres</span>
  </span>
)

const Over = ({ children }: { children: string }) => (
  <p className="mb-4 rounded-2xl bg-mist px-4.5 py-3.5 text-small text-pretty text-ink-2">{children}</p>
)

const isText = (value: unknown): value is string => typeof value === 'string'

/** Keeps a message that was not sent until its tab is closed; an empty box, as after sending, forgets it. */
function useMessageDraft(
  { requestId, side }: { requestId: number; side: Side },
  typed: string,
  fill: (text: string) => void,
): void {
  // By side too: both may use one browser.
  const key = `${KEPT_MESSAGE_KEY}${requestId}-${side}`
  const isRead = useRef(false)
  useOnChange(typed, (text) => {
    const kept = isRead.current ? null : readStored(key, isText, 'sessionStorage')
    isRead.current = true
    if (text === '' && kept) fill(kept)
    else if (text === '') forgetStored(key, 'sessionStorage')
    else writeStored(key, text, 'sessionStorage')
  })
}
