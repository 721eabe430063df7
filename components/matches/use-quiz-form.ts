'use client'

import { type SubmitEvent, useActionState, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type FormState, IDLE } from '@/lib/http/form-state'
import { failureOf } from '@/lib/http/refusals'
import { saveMatchAction } from '@/lib/matches/actions'
import { QUIZ_QUESTIONS, type QuizValues, readQuizValues, unansweredIn } from '@/lib/matches/quiz'
import { quizPath } from '@/lib/routes'
import type { QuizField } from '@/lib/vocabulary'
import { stepId, useQuizSteps } from './use-quiz-steps'

const LAST = QUIZ_QUESTIONS.length - 1

const fieldsetOf = (step: number) => document.getElementById(stepId(step))
const isShown = (step: number) => fieldsetOf(step)?.checkVisibility() ?? false

/**
 * The match test: sent once, without JavaScript too. Not `useActionForm`: six groups of radio buttons need no
 * validation library, which would be most of this public page's script.
 */
export function useQuizForm(initial: QuizValues) {
  const [served, sendPlainly] = useActionState(saveMatchAction, IDLE)
  const [answer, setAnswer] = useState(served)
  const [values] = useState(() => ({ ...initial, ...readQuizValues(served.values ?? {}) }))
  const [unanswered, setUnanswered] = useState<readonly QuizField[]>(
    served.status === 'invalid' ? unansweredIn(values) : [],
  )
  const [sent, setSent] = useState(values)
  const [pending, startTransition] = useTransition()
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const { step, goTo } = useQuizSteps(QUIZ_QUESTIONS.length, firstStep(values, unanswered))

  const current = (): QuizValues => readQuizValues(form.current ? formValues(form.current) : {})

  /** Shows what has no answer and focuses the first of it. @returns whether all have one. */
  const check = (names: readonly QuizField[]): boolean => {
    flushSync(() => setUnanswered(names))
    const wrong = QUIZ_QUESTIONS.findIndex(({ name }) => names.includes(name))
    if (wrong === -1) return true
    if (!isShown(wrong)) goTo(wrong)
    fieldsetOf(wrong)?.querySelector('input')?.focus()
    return false
  }
  const goOn = (from: number) => {
    const name = QUIZ_QUESTIONS[from]?.name
    if (check(unansweredIn(current()).filter((missing) => missing === name))) goTo(from + 1)
  }
  const send = (data: FormData) => {
    if (sending.current) return
    sending.current = true
    const answers = current()
    setSent(answers)
    startTransition(async () => {
      const failed = (error: unknown): FormState => ({ status: 'failed', message: failureOf(error) })
      const received = await saveMatchAction(IDLE, data).catch(failed)
      sending.current = received.status === 'done'
      if (received.code === 'unauthenticated') keepInUrl(answers)
      flushSync(() => setAnswer(received))
      form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
    })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in a radio button sends the form.
    if (step !== null && !isShown(LAST)) return goOn(step)
    if (check(unansweredIn(current()))) send(new FormData(event.currentTarget))
  }

  return {
    answer,
    pending,
    /** Answers of the URL, or of the form that the server rendered again. */
    values,
    /** The answers that `answer` is about. */
    sent,
    unanswered,
    step: step ?? firstStep(values, unanswered),
    goTo,
    goOn,
    setAnswer,
    formProps: {
      ref: form,
      action: sendPlainly,
      onSubmit,
      onChange: () => setUnanswered((known) => known.filter((name) => current()[name] === undefined)),
      noValidate: true,
      'aria-busy': pending,
      'data-live': step === null ? undefined : '',
    },
  }
}

/** For Back on the login page. With its own state, so that the router does not take part. */
const keepInUrl = (answers: QuizValues) =>
  history.replaceState(history.state, '', quizPath(answers) + location.hash)

const formValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/** What lacks an answer first; the last question when all have one, as after signing in. */
function firstStep(values: QuizValues, unanswered: readonly QuizField[]): number {
  const wrong = QUIZ_QUESTIONS.findIndex(({ name }) => unanswered.includes(name))
  if (wrong !== -1) return wrong
  return unansweredIn(values).length === 0 ? LAST : 0
}
