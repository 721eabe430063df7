import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { QUIZ_QUESTIONS, type QuizQuestion as Question } from '@/lib/people/matches/quiz'
import { HOME } from '@/lib/text/routes'
import styles from './quiz-form.module.css'
import { stepId } from './use-quiz-steps'

export function QuizQuestion({
  question: { name, question, hint, note, options },
  index,
  isCurrent,
  error,
  defaultValue,
  children,
}: {
  question: Question
  index: number
  isCurrent: boolean
  error?: string
  defaultValue?: string
  children: ReactNode
}) {
  const id = stepId(index)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-texto`}
      data-current={isCurrent ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={classNames(hint && `${id}-ayuda`, error && `${id}-error`) || undefined}
      className="grid min-w-0 scroll-mt-40 outline-none *:col-start-1 lg:border-t lg:border-line lg:py-6.5 lg:first-of-type:border-t-0 lg:first-of-type:pt-0 noscript:py-5.5"
    >
      {/* No `legend`: it is no grid item in WebKit, floated or not. */}
      <p
        id={`${id}-texto`}
        className="font-display text-title leading-[1.08] font-bold text-balance max-lg:not-noscript:row-start-2 lg:text-[1.375rem] noscript:text-[1.375rem]"
      >
        {question}
      </p>
      <div className="mb-6 max-lg:row-start-1 lg:hidden noscript:hidden">
        <div aria-hidden className="mt-5 flex gap-1.5">
          {QUIZ_QUESTIONS.map((step, position) => (
            <span
              key={step.name}
              className={classNames('h-1.5 grow rounded-full', position <= index ? 'bg-monte' : 'bg-mist-2')}
            />
          ))}
        </div>
        <p className="flex items-center justify-between text-small text-ink-2">
          Pregunta {index + 1} de {QUIZ_QUESTIONS.length}
          <TextLink href={HOME} className="inline-flex min-h-11 items-center">
            Salir
          </TextLink>
        </p>
      </div>
      {hint && (
        <p
          id={`${id}-ayuda`}
          className="pt-2 text-ink-2 max-lg:not-noscript:row-start-3 lg:pt-1 lg:text-small"
        >
          {hint}
          {note && <span className="block pt-1 text-small signed-in:hidden">{note}</span>}
        </p>
      )}
      <div className="pt-4.5 max-lg:not-noscript:row-start-4 max-lg:not-noscript:min-h-[calc(100svh-12rem)] max-lg:not-noscript:pb-26 lg:pt-3.5">
        <div className={styles.options}>
          {options.map(({ value, label, detail, bands }) => (
            <label key={value}>
              <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
              <span>
                <b>{label}</b>
                {detail && <small>{detail}</small>}
                {bands && <small data-weight="perro">Perro: {bands.perro}</small>}
                {bands && <small data-weight="gato">Gato: {bands.gato}</small>}
              </span>
            </label>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className="mt-3.5 flex items-center gap-2 font-medium text-guayaba">
            <Icon name="circle-exclamation-point" size={20} className="shrink-0" />
            {error}
          </p>
        )}
      </div>
      {/* Over all rows: a sticky grid item stays in its own. */}
      <div
        data-foot-bar="small"
        className="sticky bottom-0 z-5 -mx-5 grid row-start-1 row-end-5 self-end grid-cols-[auto_minmax(0,1fr)] gap-2.5 border-t border-line bg-white px-5 pt-3 pb-[calc(0.875rem+env(safe-area-inset-bottom))] lg:hidden low:static noscript:hidden md:mx-0 md:px-0"
      >
        {children}
      </div>
    </fieldset>
  )
}
