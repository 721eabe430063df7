import type { Route } from 'next'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { FirstStepsDto } from '@/lib/foundations/dto'
import { sinceText } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { CREATE_PET, DASHBOARD_FOUNDATION, withSuffix } from '@/lib/text/routes'

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
