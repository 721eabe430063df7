import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { REQUEST_STATUS } from '@/lib/adoption/requests/status'
import {
  isStatus,
  type TimelineReader,
  type TimelineRequest,
  type TimelineStep,
  timelineSteps,
} from '@/lib/adoption/requests/status-copy'
import { formatRecentMoment } from '@/lib/text/dates'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

const ICONS: Record<Exclude<TimelineStep['mark'], AdoptionStatus>, IconName> = {
  left: 'archive',
  reminder: 'bell',
  overdue: 'clock',
  answer: 'message-circle',
  'check-in': 'heart-handshake',
  meeting: 'handshake',
}

export const stepIcon = (mark: TimelineStep['mark']): IconName =>
  isStatus(mark) ? REQUEST_STATUS[mark].badge.icon : ICONS[mark]

export function Timeline({
  request,
  reader,
  countryId,
  now,
  checkIns,
}: {
  request: TimelineRequest
  reader: TimelineReader
  countryId: string
  now: Date
  checkIns?: readonly TimelineStep[]
}) {
  const steps = timelineSteps(request, reader, now, checkIns)
  return (
    <ol>
      {steps.map((step, at) => (
        <Step key={`${step.mark} ${step.at}`} step={step} leadsToNext={steps[at + 1]?.at === null}>
          {step.at && <time dateTime={step.at}>{formatRecentMoment(step.at, countryId, now)}</time>}
        </Step>
      ))}
    </ol>
  )
}

const toneOf = (mark: TimelineStep['mark']) =>
  mark === 'overdue' ? 'bg-durazno text-durazno-deep' : 'bg-monte-tint text-monte'

function Step({
  step: { mark, title, text, at, photo },
  leadsToNext,
  children,
}: {
  step: TimelineStep
  leadsToNext: boolean
  children: React.ReactNode
}) {
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 pb-4 before:absolute before:top-7 before:-bottom-px before:left-3.25 before:border-l-2 last:pb-0 last:before:hidden',
        leadsToNext ? 'before:border-dashed before:border-edge' : 'before:border-monte-soft',
      )}
    >
      <span
        className={classNames(
          'grid size-7 place-items-center rounded-full',
          at === null ? 'bg-white text-ink-3 ring-2 ring-edge ring-inset' : toneOf(mark),
        )}
      >
        <Icon name={stepIcon(mark)} size={16} strokeWidth={2.2} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="pt-0.5 leading-snug font-semibold">
          {title}
          {at === null && <span className="sr-only"> (lo que sigue)</span>}
        </p>
        <p className="text-small text-ink-2">{children}</p>
        {text && <p className="text-small whitespace-pre-line text-ink-2">{text}</p>}
        {photo && (
          <a href={photo.src} target="_blank" rel="noreferrer" className="mt-2 block w-fit">
            <img
              src={photo.src}
              alt={photo.alt}
              loading="lazy"
              className="aspect-4/3 w-56 max-w-full rounded-card bg-mist object-cover"
            />
          </a>
        )}
      </div>
    </li>
  )
}
