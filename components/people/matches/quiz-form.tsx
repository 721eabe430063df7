'use client'

import type { MouseEvent, ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { CHOOSE_ONE, QUIZ_QUESTIONS, type QuizValues } from '@/lib/people/matches/quiz'
import { IDLE } from '@/lib/platform/forms/form-state'
import styles from './quiz-form.module.css'
import { QuizGuardIsland } from './quiz-guard-island'
import { isExplained, isFinal, QuizOutcome } from './quiz-outcome'
import { QuizQuestion } from './quiz-question'
import { useQuizForm } from './use-quiz-form'
import { stepId } from './use-quiz-steps'

const SAVE = 'Guardar mis respuestas'

/** One question at a time on a phone, else all six. @param petId whose request waits for the answers */
export function QuizForm({ initial, petId }: { initial: QuizValues; petId: number | null }) {
  const quiz = useQuizForm({ initial, petId })
  const { answer, setAnswer } = quiz
  return (
    <div className="min-w-0 max-lg:mx-auto max-lg:max-w-144">
      <QuizGuardIsland saved={answer.status === 'done'} onRefused={setAnswer} />
      <QuizOutcome answer={answer} answers={quiz.sent} petId={petId} onClose={() => setAnswer(IDLE)} />
      {!isFinal(answer) && <Questions quiz={quiz} />}
    </div>
  )
}

function Questions({ quiz }: { quiz: ReturnType<typeof useQuizForm> }) {
  const { answer, pending, values, unanswered, step, isLive, goTo, onNext } = quiz
  return (
    <form
      {...quiz.formProps}
      className={classNames(styles.form, answer.status === 'done' && 'noscript:hidden')}
    >
      <div className="pt-5 empty:hidden lg:pt-0 lg:pb-6">
        <FormMessage form={{ answer: isExplained(answer) ? IDLE : answer, invalid: unanswered.length > 0 }} />
      </div>
      {QUIZ_QUESTIONS.map((question, index) => (
        <QuizQuestion
          key={question.name}
          question={question}
          index={index}
          isCurrent={index === step}
          error={unanswered.includes(question.name) ? CHOOSE_ONE : undefined}
          defaultValue={values[question.name]}
        >
          {index > 0 && (
            <StepControl
              isLive={isLive}
              to={index - 1}
              onPress={() => goTo(index - 1)}
              className={buttonClass({ variant: 'ghost', size: 'big' })}
            >
              <Icon name="arrow-left" size={19} />
              <span className="max-[23rem]:sr-only">Atrás</span>
            </StepControl>
          )}
          {index < QUIZ_QUESTIONS.length - 1 ? (
            <StepControl
              isLive={isLive}
              to={index + 1}
              onPress={(event) => onNext(index, event)}
              className={buttonClass({ size: 'big' }, index === 0 ? 'col-span-full' : undefined)}
            >
              Siguiente
            </StepControl>
          ) : (
            <SubmitButton pending={pending}>{SAVE}</SubmitButton>
          )}
        </QuizQuestion>
      ))}
      <div className="grid gap-4 border-t border-line pt-6 max-lg:not-noscript:hidden md:grid-cols-[1fr_auto] md:items-center">
        <p className="text-small text-ink-2">Puedes cambiarlas cuando quieras en tu Perfil Adoptante.</p>
        <SubmitButton pending={pending}>{SAVE}</SubmitButton>
      </div>
    </form>
  )
}

/** A link before hydration; then a button, which may refuse. */
function StepControl({
  isLive,
  to,
  onPress,
  ...rest
}: {
  isLive: boolean
  to: number
  onPress: (event: MouseEvent) => void
  className: string
  children: ReactNode
}) {
  return isLive ? (
    <button type="button" onClick={onPress} {...rest} />
  ) : (
    <a href={`#${stepId(to)}`} {...rest} />
  )
}
