import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { REQUEST_STATUS_LABELS } from '@/lib/adoption/requests/copy'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { STATUS_ICONS } from './status-icons'

const TONES: Record<AdoptionStatus, string> = {
  enviada: 'bg-cielo text-cielo-deep',
  'en revisión': 'bg-maiz text-maiz-deep',
  'en espera': 'bg-lila text-lila-deep',
  aceptada: 'bg-monte-tint text-monte-dark',
  concluida: 'bg-monte text-white',
  rechazada: 'bg-mist-2 text-ink-2',
  retirada: 'bg-mist-2 text-ink-2',
  devuelta: 'bg-durazno text-durazno-deep',
  cerrada: 'bg-mist-2 text-ink-2',
}

const OVERDUE = { tone: 'bg-durazno text-durazno-deep', icon: 'clock', label: 'Sin respuesta' } as const

/** State of an adoption request, or what its adopter reads instead after seven days without an answer. */
export function RequestBadge({
  status,
  isOverdue = false,
  className,
}: {
  status: AdoptionStatus
  isOverdue?: boolean
  className?: string
}) {
  const { tone, icon, label } = isOverdue
    ? OVERDUE
    : { tone: TONES[status], icon: STATUS_ICONS[status], label: REQUEST_STATUS_LABELS[status] }
  return (
    <span
      className={classNames(
        'inline-flex min-h-7.5 items-center gap-1.5 rounded-full py-0.5 pr-3 pl-2.25 text-fine leading-tight font-semibold whitespace-nowrap',
        tone,
        className,
      )}
    >
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
