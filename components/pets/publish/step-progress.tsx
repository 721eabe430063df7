import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { STEPS, StepDisc, type StepId } from './step'

export function StepBar({ done }: { done: ReadonlySet<StepId> }) {
  return (
    <div className="sticky top-17 z-10 low:top-0 -mx-5 flex items-center gap-3 border-b border-line bg-white px-5 py-2.5 lg:hidden noscript:hidden">
      <div aria-hidden className="flex grow gap-1">
        {STEPS.map(({ id }) => (
          <span
            key={id}
            className={classNames(
              'h-1.5 grow rounded-full transition-colors duration-200',
              done.has(id) ? 'bg-monte' : 'bg-mist-2',
            )}
          />
        ))}
      </div>
      <p className="text-tiny font-semibold text-ink-2 tabular-nums">
        {done.size} de {STEPS.length} pasos
      </p>
    </div>
  )
}

/** Scrolls to a step with replaceState, so that after publishing Back skips the form. */
function goToStep(event: MouseEvent<HTMLAnchorElement>) {
  const step = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!step) return
  event.preventDefault()
  step.scrollIntoView()
  step.focus({ preventScroll: true })
}

export function StepList({ done }: { done: ReadonlySet<StepId> }) {
  return (
    <nav aria-label="Pasos" className="max-lg:hidden">
      <ol className="grid gap-0.5">
        {STEPS.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={goToStep}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 text-small font-semibold hover:bg-mist"
            >
              <StepDisc number={index + 1} done={done.has(id)} />
              {title}
              {done.has(id) && <span className="sr-only"> (completo)</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
