'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { unstable_rethrow } from 'next/navigation'
import {
  type InputEvent,
  type SubmitEvent,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showFlashMessage } from '@/components/ui/toaster'
import '@/lib/text/spanish-messages'
import type { FormAction } from '@/lib/platform/forms/action'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'
import { isSecretField, readForm } from '@/lib/platform/http/form-data'
import { failureOf } from '@/lib/platform/http/refusals'
import { useFocusAround } from './focus-around'
import { errorMessageOf, focusFirstError, toFieldErrors } from './form-errors'
import { forgetKeptInput, useKeptInput } from './kept-input'
import { redirectPath } from './redirect-path'
import {
  isOutdatedPage,
  lastChange,
  markClean,
  markDirty,
  reloadOutdatedPage,
  useUnsentInput,
} from './unsent-input'

type FormSchema = z.ZodType<unknown, FieldValues>
type NameIn<Schema extends FormSchema> = keyof z.input<Schema> & string

interface Options {
  /** Runs when the answer leads to a page, be it this one. */
  onMoved?: (() => void) | undefined
  /** Whether another form is about to take this one's place: it gets the input of an outdated page. */
  isReplaced?: (() => boolean) | undefined
  /** Names a form that begins empty, with what it is about: the tab keeps what was typed until it is sent. */
  keptAs?: string | undefined
}

/**
 * One schema validates on blur and in the action; without JavaScript the page is rendered with the result. The form is
 * sent once, errors get the focus, and only rejected passwords are cleared.
 */
export function useActionForm<Schema extends FormSchema>(
  schema: Schema,
  action: FormAction,
  initial: Partial<Record<NameIn<Schema>, string>> = {},
  { onMoved, isReplaced, keptAs }: Options = {},
) {
  const [served, sendPlainly] = useActionState(action, IDLE)
  const [answer, setAnswer] = useState(served)
  const [pending, startTransition] = useTransition()
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const judge = useRef(judgeOf(schema))
  const [servedErrors] = useState(() => served.fields && toFieldErrors(served.fields))
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    setValue,
    getValues,
    getFieldState,
    trigger,
    watch,
    formState,
  } = useForm<FieldValues, unknown, unknown>({
    mode: 'onTouched',
    // Delay blur errors: a layout shift would move the button being pressed.
    delayError: 300,
    shouldFocusError: false,
    errors: servedErrors,
    resolver: (values, context, options) =>
      judge.current(form.current ? readForm(new FormData(form.current)) : values, context, options),
  })

  const settle = (sent: symbol | undefined) => {
    markClean(form.current, sent)
    forgetKeptInput(keptAs)
  }

  /** Shows an answer synchronously, so that the first error can be focused. */
  const show = (shown: FormState) => {
    sending.current = false
    flushSync(() => {
      for (const [name, message] of Object.entries(shown.fields ?? {})) setError(name, { message })
      setAnswer(shown)
    })
    if (shown.status !== 'done') focusFirstError(form.current)
  }

  useUnsentInput(form, setAnswer, isReplaced)
  const focusAround = useFocusAround(form)
  const kept = useKeptInput(form, keptAs, served !== IDLE)
  const emptySecrets = () => {
    for (const name of Object.keys(getValues()).filter(isSecretField)) setValue(name, '')
  }

  /** The answer leads to the page where the form is. Only now: the page has other forms, which keep what was typed. */
  const stay = (sent: symbol | undefined) => {
    focusAround(true)
    settle(sent)
    emptySecrets()
    onMoved?.()
    // The toaster takes a flash message when the path changes.
    showFlashMessage()
    setAnswer(IDLE)
  }
  useEffect(() => {
    if (!pending) sending.current = false
  }, [pending])

  const send = (data: FormData, sent: symbol | undefined) =>
    startTransition(async () => {
      try {
        const received = await action(IDLE, data)
        if (!keepsSecrets(received)) emptySecrets()
        if (received.status === 'done') {
          focusAround(true)
          settle(sent)
        }
        show(received)
      } catch (error) {
        if (redirectPath(error) === window.location.pathname) return stay(sent)
        rethrowMove(error, () => {
          focusAround()
          settle(lastChange(form.current))
          onMoved?.()
        })
        show(isOutdatedPage(error) ? reloadOutdatedPage(form.current, data) : unsent(error))
      }
    })

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const data = new FormData(event.currentTarget)
    const sent = lastChange(event.currentTarget)
    let isValid = false
    await handleSubmit(() => {
      isValid = true
    })()
    if (isValid) send(data, sent)
    else show({ status: 'invalid' })
  }

  return {
    answer,
    pending,
    kept,
    invalid: Object.keys(formState.errors).length > 0,
    formProps: {
      ref: form,
      action: sendPlainly,
      onSubmit,
      onInput: (event: InputEvent<HTMLFormElement>) => markDirty(event.currentTarget),
      noValidate: true,
      'aria-busy': pending,
      // Elsewhere on the page the answer is not said again (`LostAnswer`).
      'data-answered': served === IDLE ? undefined : '',
    },
    field: (name: NameIn<Schema>) => ({
      ...register(name),
      error: formState.errors[name]?.message?.toString(),
      defaultValue: served.values?.[name] ?? initial[name],
    }),
    /** The lists that were sent, when the server rendered the form again. */
    lists: served.lists,
    errorOf: (name: string) => errorMessageOf(formState.errors, name),
    watch,
    trigger,
    fill: (name: string, value: string) => setValue(name, value),
    /** Puts another value where somebody was mistaken, and leads on to it. */
    correct: (name: string, value: string) => {
      setValue(name, value, { shouldValidate: true })
      setFocus(name)
    },
    wasTouched: (name: NameIn<Schema>) => getFieldState(name).isTouched,
    clear: () => setAnswer(IDLE),
  }
}

/** A fault while checking, as in a browser that lacks what the schema uses, is reported; the server judges alone. */
function judgeOf(schema: FormSchema): Resolver<FieldValues, unknown, unknown> {
  const resolve: Resolver<FieldValues, unknown, unknown> = zodResolver(schema)
  return async (values, context, options) => {
    try {
      return await resolve(values, context, options)
    } catch (error) {
      reportError(error)
      return { values, errors: {} }
    }
  }
}

const unsent = (error: unknown): FormState => ({ status: 'failed', message: failureOf(error) })

/** A password that was not the account's is typed anew; all else that was refused is mended where it stands. */
export const keepsSecrets = ({ status, code }: FormState): boolean =>
  status !== 'done' && code !== 'unauthenticated'

/** Redirects are thrown; the framework must handle them. */
function rethrowMove(error: unknown, onMoved: () => void): void {
  try {
    unstable_rethrow(error)
  } catch (move) {
    onMoved()
    throw move
  }
}
