import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { toldStatus } from '@/lib/adoption/requests/told-status'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

type Badge = ReturnType<typeof toldStatus>['badge']

const TONES: Record<Badge['tone'], string> = {
  cielo: 'bg-cielo text-cielo-deep',
  maiz: 'bg-maiz text-maiz-deep',
  lila: 'bg-lila text-lila-deep',
  'monte-tint': 'bg-monte-tint text-monte-dark',
  monte: 'bg-monte text-white',
  durazno: 'bg-durazno text-durazno-deep',
  mist: 'bg-mist-2 text-ink-2',
}

const FAILED = { tone: 'durazno', icon: 'rotate-ccw', label: 'No funcionó' } as const
const OVERDUE = { tone: 'durazno', icon: 'clock', label: 'Sin respuesta' } as const

export function RequestBadge({
  status,
  adopterLeft,
  failed = false,
  isOverdue = false,
  className,
}: {
  status: AdoptionStatus
  adopterLeft?: boolean
  /** A concluded adoption that did not work out. */
  failed?: boolean
  isOverdue?: boolean
  className?: string
}) {
  const special = failed ? FAILED : isOverdue && OVERDUE
  const { tone, icon, label } = special || toldStatus({ status, adopterLeft }).badge
  return (
    <span
      className={classNames(
        'inline-flex min-h-7.5 items-center gap-1.5 rounded-full py-0.5 pr-3 pl-2.25 text-fine leading-tight font-semibold whitespace-nowrap cramped:whitespace-normal',
        TONES[tone],
        className,
      )}
    >
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
