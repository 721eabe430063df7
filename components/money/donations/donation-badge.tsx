import { Badge } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { DISPUTED } from '@/lib/money/donations/copy'
import { DONATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import type { DonationStatus } from '@/lib/text/vocabulary'

const LOOKS: Record<DonationStatus, { tone: 'maiz' | 'monte' | 'guayaba' | 'mist'; icon: IconName }> = {
  pendiente: { tone: 'maiz', icon: 'hourglass' },
  aprobado: { tone: 'monte', icon: 'check' },
  rechazado: { tone: 'mist', icon: 'x' },
  reembolsado: { tone: 'mist', icon: 'undo-2' },
}

export const DonationBadge = ({ status }: { status: DonationStatus }) => (
  <Badge tone={LOOKS[status].tone}>
    <BadgeIcon name={LOOKS[status].icon} />
    {DONATION_STATUS_LABELS[status]}
  </Badge>
)

export const DisputedBadge = () => (
  <Badge tone="maiz">
    <BadgeIcon name="hourglass" />
    {DISPUTED}
  </Badge>
)

/** Of a donation whose payment page was left: nothing is awaited from the bank. */
export const UnfinishedBadge = () => (
  <Badge tone="mist">
    <BadgeIcon name="credit-card" />A medias
  </Badge>
)

/** Of a payout. */
export const ReversedBadge = () => (
  <Badge tone="guayaba">
    <BadgeIcon name="undo-2" />
    Anulada
  </Badge>
)

const BadgeIcon = ({ name }: { name: IconName }) => (
  <Icon name={name} size={14} className="mr-1.5 inline align-[-2px]" />
)
