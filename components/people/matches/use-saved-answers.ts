'use client'

import { type RefObject, useActionState, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { forgetKeptInput, useKeptInput } from '@/components/forms/kept-input'
import {
  isOutdatedPage,
  lastChange,
  markClean,
  reloadOutdatedPage,
  useUnsentInput,
} from '@/components/forms/unsent-input'
import { saveMatchAction } from '@/lib/people/matches/actions'
import { type QuizValues, readQuizValues } from '@/lib/people/matches/quiz'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'
import { failureOf } from '@/lib/platform/http/refusals'
import { quizPath } from '@/lib/text/routes'

/** Names the answers that the tab keeps until they are saved. */
const KEPT_AS = 'quizz'

/** One request at a time. */
export function useSavedAnswers(
  { initial, petId }: { initial: QuizValues; petId: number | null },
  form: RefObject<HTMLFormElement | null>,
) {
  const [served, sendPlainly] = useActionState(saveMatchAction, IDLE)
  const [answer, setAnswer] = useState(served)
  const [values] = useState(() => ({ ...initial, ...readQuizValues(served.values ?? {}) }))
  const [sent, setSent] = useState(values)
  const [pending, startTransition] = useTransition()
  const sending = useRef(false)

  useUnsentInput(form, setAnswer)
  useKeptInput(form, KEPT_AS, served !== IDLE)

  const send = (data: FormData, answers: QuizValues) => {
    if (sending.current) return
    sending.current = true
    const change = lastChange(form.current)
    setSent(answers)
    startTransition(async () => {
      const failed = (error: unknown): FormState =>
        isOutdatedPage(error)
          ? reloadOutdatedPage(form.current, data)
          : { status: 'failed', message: failureOf(error) }
      const received = await saveMatchAction(IDLE, data).catch(failed)
      sending.current = received.status === 'done'
      if (received.status === 'done') {
        markClean(form.current, change)
        forgetKeptInput(KEPT_AS)
      }
      if (received.code === 'unauthenticated') keepInUrl(quizPath(answers, petId))
      flushSync(() => setAnswer(received))
      form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
    })
  }

  return {
    answer,
    setAnswer,
    values,
    sent,
    pending,
    send,
    sendPlainly,
  }
}

/** For Back on the login page. With its own state, so that the router does not take part. */
const keepInUrl = (path: string) => history.replaceState(history.state, '', path + location.hash)
