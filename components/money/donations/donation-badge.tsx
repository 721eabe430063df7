import { Badge } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { DONATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import type { DonationStatus } from '@/lib/text/vocabulary'

const LOOKS: Record<DonationStatus, { tone: 'maiz' | 'monte' | 'guayaba' | 'mist'; icon: IconName }> = {
  pendiente: { tone: 'maiz', icon: 'hourglass' },
  aprobado: { tone: 'monte', icon: 'check' },
  rechazado: { tone: 'mist', icon: 'x' },
  reembolsado: { tone: 'mist', icon: 'undo-2' },
}

export function DonationBadge({ status }: { status: DonationStatus }) {
  const { tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={14} className="mr-1.5 inline align-[-2px]" />
      {DONATION_STATUS_LABELS[status]}
    </Badge>
  )
}
