'use client'

import { unstable_rethrow } from 'next/navigation'
import { type SubmitEvent, useActionState, useState, useTransition } from 'react'
import type { FormAction } from '@/lib/platform/forms/action'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'
import { failureOf } from '@/lib/platform/http/refusals'
import { isOutdatedPage } from './unsent-input'

/**
 * For forms of a button alone, also without JavaScript. Where no answer arrives `failed` is one: thrown, it would put the error panel in
 * the page's place, which says nothing of what was not saved.
 * @param onMoved runs when the answer leads to another page
 */
export function useSentAction(action: FormAction, onMoved?: () => void) {
  const [served, sendPlainly] = useActionState(action, IDLE)
  const [answer, setAnswer] = useState<FormState>(served)
  const [pending, startTransition] = useTransition()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(async () => {
      const received = await action(IDLE, data).catch((error) => failedState(error, onMoved))
      // Together with what the answer changes on the page.
      startTransition(() => setAnswer(received))
    })
  }
  return { answer, pending, sendPlainly, send }
}

/** @throws what the framework must handle: a redirect, and an action that the server does not know any more. */
function failedState(error: unknown, onMoved: (() => void) | undefined): FormState {
  if (isOutdatedPage(error)) throw error
  try {
    unstable_rethrow(error)
  } catch (move) {
    onMoved?.()
    throw move
  }
  return { status: 'failed', message: failureOf(error) }
}
