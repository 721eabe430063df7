'use client'

import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { QUIZ_QUESTIONS, type QuizValues, readQuizValues, unansweredIn } from '@/lib/people/matches/quiz'
import type { QuizField } from '@/lib/text/vocabulary'
import { stepId, useQuizSteps } from './use-quiz-steps'
import { useSavedAnswers } from './use-saved-answers'

const LAST = QUIZ_QUESTIONS.length - 1

const fieldsetOf = (step: number) => document.getElementById(stepId(step))
const isShown = (step: number) => (fieldsetOf(step)?.getClientRects().length ?? 0) > 0

/** Not `useActionForm`: its validation library would be most of this public page's script. */
export function useQuizForm(start: { initial: QuizValues; petId: number | null }) {
  const form = useRef<HTMLFormElement>(null)
  const current = (): QuizValues => readQuizValues(form.current ? formValues(form.current) : {})
  const { send, sendPlainly, ...saving } = useSavedAnswers(start, form)
  const [unanswered, setUnanswered] = useState<readonly QuizField[]>(
    saving.answer.status === 'invalid' ? unansweredIn(saving.values) : [],
  )
  const first = firstStep(saving.values, unanswered)
  const { step, goTo } = useQuizSteps(QUIZ_QUESTIONS.length, first)

  /** Focuses the first question without an answer. @returns whether all have one. */
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
  /** A choice by pointer leads on where one question is shown. Arrow keys, whose clicks have no `detail`, only choose. */
  const onClick = ({ target, detail }: MouseEvent<HTMLFormElement>) => {
    const isChoice = target instanceof HTMLInputElement && target.type === 'radio'
    if (isChoice && detail > 0 && step !== null && step < LAST && !isShown(step + 1)) goOn(step)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in a radio button sends the form.
    if (step !== null && !isShown(LAST)) return goOn(step)
    if (check(unansweredIn(current()))) send(new FormData(event.currentTarget), current())
  }

  return {
    ...saving,
    unanswered,
    step: step ?? first,
    /** False before hydration. */
    isLive: step !== null,
    goTo,
    goOn,
    formProps: {
      ref: form,
      action: sendPlainly,
      onSubmit,
      onClick,
      onChange: () => setUnanswered((known) => known.filter((name) => current()[name] === undefined)),
      noValidate: true,
      'aria-busy': saving.pending,
      'data-live': step === null ? undefined : '',
    },
  }
}

const formValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/** The first without an answer; the last when all have one, as after signing in. */
function firstStep(values: QuizValues, unanswered: readonly QuizField[]): number {
  const wrong = QUIZ_QUESTIONS.findIndex(({ name }) => unanswered.includes(name))
  if (wrong !== -1) return wrong
  return unansweredIn(values).length === 0 ? LAST : 0
}
