import { Badge } from '@/components/ui/badge'
import { FOUNDATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import type { FoundationStatus } from '@/lib/text/vocabulary'

/** Marks what nobody but its owner and staff sees. */
export const HoldBadge = () => <Badge tone="guayaba">Oculta</Badge>

const TONES = { pendiente: 'maiz', aprobada: 'monte', rechazada: 'guayaba' } as const

/** Application status of a foundation. */
export const StatusBadge = ({ status }: { status: FoundationStatus }) => (
  <Badge tone={TONES[status]}>{FOUNDATION_STATUS_LABELS[status]}</Badge>
)
