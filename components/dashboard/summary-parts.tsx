import type { Route } from 'next'
import type { ReactNode } from 'react'
import { COVERING_LINK } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import type { FirstStepsDto } from '@/lib/foundations/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { sinceText } from '@/lib/text/dates'
import { counted, formatCount } from '@/lib/text/numbers'
import { CREATE_PET, DASHBOARD_FOUNDATION, withSuffix } from '@/lib/text/routes'

/** Part of the summary: one kind of what waits, as a list under its heading. */
export function Part({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count?: number
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-panel">
        {title} {count !== undefined && <span className="font-medium text-ink-2">{formatCount(count)}</span>}
      </h2>
      {children}
    </section>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="mt-3.5 divide-y divide-line overflow-hidden rounded-box border-[1.5px] border-line">
    {children}
  </ul>
)

export const All = ({ href, children }: { href: Route; children: ReactNode }) => (
  <TextLink href={href} className="mt-2 inline-flex min-h-11 items-center">
    {children}
  </TextLink>
)

export function Row({
  mark,
  href,
  text,
  note,
}: {
  mark: ReactNode
  href: Route
  text: string
  note: string
}) {
  return (
    <li className="relative grid min-h-19 grid-cols-[3.25rem_minmax(0,1fr)_1.25rem] items-center gap-3.5 p-3 hover:bg-mist cramped:grid-cols-1">
      <span className="grid size-13 place-items-center overflow-hidden rounded-xl bg-mist-2 text-ink-2">
        {mark}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <Link href={href} pending="text" className={`${COVERING_LINK} font-semibold`}>
          {text}
        </Link>
        <span className="block text-small text-ink-2">{note}</span>
      </span>
      <Icon name="chevron-right" size={20} className="text-ink-3 cramped:hidden" />
    </li>
  )
}

export const Thumb = ({ photo }: { photo: string | null }) => (
  <img
    src={photo ?? NO_PHOTO}
    alt=""
    width={52}
    height={52}
    loading="lazy"
    className="size-full object-cover"
  />
)

interface Step {
  label: string
  isDone: boolean
  note?: string
  /** Where it is done. */
  href?: Route
}

/** A checklist for a foundation that waits for its approval: what is done, what can be prepared, what comes. */
export function FirstSteps({
  steps,
  publishes,
  countryId,
  now,
}: {
  steps: FirstStepsDto
  publishes: boolean
  countryId: string
  now: Date
}) {
  const { documentAt, needsDocument, reviewDays } = steps
  const received = documentAt && `Lo recibimos ${sinceText(documentAt, countryId, now)}.`
  const list: Step[] = [
    {
      label: 'Tu documento',
      isDone: !needsDocument,
      note: needsDocument ? 'Envíalo en el recuadro de arriba.' : (received ?? undefined),
    },
    { label: 'Tu historia', isDone: steps.hasStory, href: DASHBOARD_FOUNDATION },
    { label: 'Una foto', isDone: steps.hasPhoto, href: withSuffix(DASHBOARD_FOUNDATION, '#imagen') },
    { label: 'Tu horario', isDone: steps.hasHours, href: withSuffix(DASHBOARD_FOUNDATION, '#horario') },
    { label: 'Tu primera mascota', isDone: publishes, href: CREATE_PET },
  ]
  return (
    <section aria-labelledby="primeros-pasos">
      <h2 id="primeros-pasos" className="text-panel">
        Primeros pasos
      </h2>
      <ol className="mt-3.5 divide-y divide-line overflow-hidden rounded-box border-[1.5px] border-line">
        {list.map((step) => (
          <StepRow key={step.label} {...step} />
        ))}
        <StepRow
          label="Nuestra revisión"
          isDone={false}
          note={
            needsDocument
              ? 'Empieza cuando llegue tu documento. Te avisamos por correo.'
              : `Está en curso${reviewDays === null ? '' : `: las últimas tardaron ${counted(reviewDays, 'día', 'días')} más o menos`}. Te avisamos por correo.`
          }
        />
      </ol>
    </section>
  )
}

function StepRow({ label, isDone, note, href }: Step) {
  return (
    <li className="flex min-h-14 items-center gap-3.5 px-4 py-2">
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full ${isDone ? 'bg-monte text-white' : 'border-[1.5px] border-field'}`}
      >
        {isDone && <Icon name="check" size={16} strokeWidth={2.4} />}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{isDone ? 'Hecho: ' : 'Falta: '}</span>
        {href && !isDone ? (
          <TextLink href={href} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        ) : (
          <span className="font-semibold">{label}</span>
        )}
        {note && <span className="block text-small text-ink-2">{note}</span>}
      </span>
    </li>
  )
}
