import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

export const STEPS = [
  { id: 'fotos', title: 'Sus fotos' },
  { id: 'quien-es', title: 'Quién es' },
  { id: 'como-es', title: 'Cómo es' },
  { id: 'salud', title: 'Salud y cuidados' },
  { id: 'compania', title: 'Con quién se lleva bien' },
  { id: 'historia', title: 'Su historia' },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** Not the bare name: a form may stand in a dialog over a page whose parts are called the same. */
const elementId = (id: StepId) => `paso-${id}`

export function Step({
  id,
  lead,
  done,
  children,
}: {
  id: StepId
  lead?: ReactNode
  done: boolean
  children: ReactNode
}) {
  const index = STEPS.findIndex((step) => step.id === id)
  const element = elementId(id)
  return (
    <section
      id={element}
      tabIndex={-1}
      aria-labelledby={`${element}-titulo`}
      className="scroll-mt-32 outline-none border-t border-line pt-8 pb-9 first:border-0 first:pt-0 lg:scroll-mt-26"
    >
      <div className="mb-5 flex items-start gap-3.5">
        <StepDisc number={index + 1} done={done} />
        <div className="min-w-0">
          <h2 id={`${element}-titulo`} className="text-card leading-8">
            {STEPS[index]?.title}
            {done && <span className="sr-only"> (completo)</span>}
          </h2>
          {lead && <p className="mt-0.5 text-small text-ink-2">{lead}</p>}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  )
}

function StepDisc({ number, done }: { number: number; done: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full text-small font-bold transition-colors duration-200',
        done ? 'bg-monte text-white' : 'bg-monte-tint text-monte-dark',
      )}
    >
      {done ? <Icon name="check" size={18} strokeWidth={2.6} /> : number}
    </span>
  )
}

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
              href={`#${elementId(id)}`}
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
