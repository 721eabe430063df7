'use client'

import {
  type InputEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useActionState,
  useRef,
  useState,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import { forgetKeptInput, useKeptInput } from '@/components/forms/kept-input'
import {
  controlsOf,
  isOutdatedPage,
  lastChange,
  markClean,
  markDirty,
  reloadOutdatedPage,
  useUnsentInput,
} from '@/components/forms/unsent-input'
import { saveMatchAction } from '@/lib/people/matches/actions'
import { QUIZ_QUESTIONS, type QuizValues, readQuizValues, unansweredIn } from '@/lib/people/matches/quiz'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'
import { failureOf } from '@/lib/platform/http/refusals'
import { quizPath } from '@/lib/text/adopter-routes'
import type { QuizField } from '@/lib/text/vocabulary'
import { stepId, useQuizSteps } from './use-quiz-steps'

const LAST = QUIZ_QUESTIONS.length - 1
/** A finger on its way to 'Siguiente' when the choice itself led on. */
const LATE_PRESS_MS = 600

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
  /** The last question that may be shown: all before it have an answer. */
  const furthest = () => {
    const answers = current()
    const open = QUIZ_QUESTIONS.findIndex(
      ({ name }) => answers[name] === undefined && !isEarly(form.current, name),
    )
    return open === -1 ? LAST : open
  }
  const { step, goTo } = useQuizSteps({ count: QUIZ_QUESTIONS.length, first, furthest })
  const ledOnAt = useRef(Number.NEGATIVE_INFINITY)
  const isLate = ({ timeStamp }: Event) => timeStamp - ledOnAt.current < LATE_PRESS_MS

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
  const onClick = ({ target, detail, nativeEvent }: MouseEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement && target.type === 'radio')) return
    const leadsOn = detail > 0 && step !== null && step < LAST && !isShown(step + 1)
    ledOnAt.current = leadsOn ? nativeEvent.timeStamp : Number.NEGATIVE_INFINITY
    if (leadsOn) goOn(step)
  }
  const onNext = (from: number, { nativeEvent }: MouseEvent) => isLate(nativeEvent) || goOn(from)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLate(event.nativeEvent)) return
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
    onNext,
    formProps: {
      ref: form,
      action: sendPlainly,
      onSubmit,
      onClick,
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
        markDirty(currentTarget)
        // For the login of the header: what the tab keeps belongs to no session.
        currentTarget.dataset.wayBack = quizPath(current(), start.petId)
      },
      onChange: () => setUnanswered((known) => known.filter((name) => current()[name] === undefined)),
      noValidate: true,
      'aria-busy': saving.pending,
      'data-live': step === null ? undefined : '',
    },
  }
}

/** Whether an answer from before hydration is about to be entered again. */
const isEarly = (form: HTMLFormElement | null, name: QuizField): boolean =>
  controlsOf(form).some((control) => control.name === name && window.hasEarlyInput?.(control))

const formValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/** The first without an answer; the last when all have one, as after signing in. */
function firstStep(values: QuizValues, unanswered: readonly QuizField[]): number {
  const wrong = QUIZ_QUESTIONS.findIndex(({ name }) => unanswered.includes(name))
  if (wrong !== -1) return wrong
  return unansweredIn(values).length === 0 ? LAST : 0
}

/** Names the answers that the tab keeps until they are saved. */
const KEPT_AS = 'quizz'

/** One request at a time. */
function useSavedAnswers(
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
