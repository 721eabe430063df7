import { Badge } from '@/components/ui/badge'
import { FOUNDATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import type { FoundationStatus } from '@/lib/text/vocabulary'

const TONES = { pendiente: 'maiz', aprobada: 'monte', rechazada: 'guayaba' } as const

/** Application status of a foundation. */
export function StatusBadge({ status }: { status: FoundationStatus }) {
  return <Badge tone={TONES[status]}>{FOUNDATION_STATUS_LABELS[status]}</Badge>
}
