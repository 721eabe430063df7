import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { formatCount } from '@/lib/text/numbers'
import { DASHBOARD_PETS } from '@/lib/text/routes'

const STEPS = ['Archivo', 'Revisión', 'Listo'] as const
type StepName = (typeof STEPS)[number]

export function ImportFrame({ step, children }: { step: StepName | null; children: ReactNode }) {
  return (
    <div className="mx-auto w-wrap pb-14 lg:pb-20">
      <Breadcrumb
        crumbs={[{ label: 'Mis Mascotas', href: DASHBOARD_PETS }, { label: 'Importar mascotas' }]}
      />
      <h1 className="mt-3 text-title">Importar mascotas</h1>
      {step && <Stepper current={step} />}
      {children}
    </div>
  )
}

const DISC = 'grid size-6.5 shrink-0 place-items-center rounded-full text-fine font-bold'
const TONES = {
  done: { text: 'text-ink-2', disc: 'bg-monte-tint text-monte-dark' },
  current: { text: 'text-ink', disc: 'bg-monte text-white' },
  later: { text: 'text-ink-2', disc: 'bg-mist-2 text-ink-2' },
}

function Stepper({ current }: { current: StepName }) {
  const at = STEPS.indexOf(current)
  return (
    <ol aria-label="Pasos" className="mt-4 flex flex-wrap gap-x-4.5 gap-y-1.5 text-small font-semibold">
      {STEPS.map((name, index) => {
        const tone = TONES[index < at ? 'done' : index === at ? 'current' : 'later']
        return (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={`flex items-center gap-2 ${tone.text}`}
          >
            <span className={`${DISC} ${tone.disc}`}>
              {index < at ? <Icon name="check" size={15} /> : index + 1}
            </span>
            {name}
            {index < at && <span className="sr-only"> (completo)</span>}
          </li>
        )
      })}
    </ol>
  )
}

export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group mt-5">
    <summary className="flex min-h-14 items-center justify-between gap-3 rounded-card bg-mist px-5 font-semibold">
      {title}
      <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
)

const CARD_TONES = { monte: 'bg-monte-tint', mist: 'bg-mist', guayaba: 'bg-guayaba-tint' }

export interface CountCard {
  label: string
  count: number
  detail: string
  tone?: keyof typeof CARD_TONES
}

/** @param detail of one, and of none or several */
export const countCard = (
  label: string,
  count: number,
  [one, many = one]: readonly [string, string?],
  tone?: CountCard['tone'],
): CountCard => ({ label, count, detail: count === 1 ? one : many, tone })

/** As many beside each other as there is room for; the last ones share what is left of their line. */
export function CountCards({ cards }: { cards: readonly CountCard[] }) {
  return (
    <dl className="mt-4.5 flex flex-wrap gap-2.5">
      {cards.map(({ label, count, detail, tone = 'mist' }) => (
        <div key={label} className={`min-w-0 grow basis-34 rounded-card px-4.5 py-3.5 ${CARD_TONES[tone]}`}>
          <dt className={`text-fine ${tone === 'guayaba' ? 'text-guayaba-hover' : 'text-ink-2'}`}>{label}</dt>
          <dd>
            <span className="block font-display text-panel leading-tight font-bold tabular-nums">
              {formatCount(count)}
            </span>
            <span className="block text-fine text-ink-2">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
