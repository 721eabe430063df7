import { Badge } from '@/components/ui/badge'
import { STANDING_LABELS } from '@/lib/moderation/staff/copy'
import type { Standing } from '@/lib/moderation/staff/dto'
import { FOUNDATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import { formatMoment, waitText } from '@/lib/text/dates'
import type { FoundationStatus } from '@/lib/text/vocabulary'

/** Marks what nobody but its owner and staff sees. */
export const HoldBadge = () => <Badge tone="guayaba">Oculta</Badge>

/** Beside whom it is about; nothing where what they publish is seen. */
export const StandingBadge = ({ standing }: { standing: Standing }) => {
  const label = STANDING_LABELS[standing]
  return label && <Badge tone="guayaba">{label}</Badge>
}

const TONES = { pendiente: 'maiz', aprobada: 'monte', rechazada: 'guayaba' } as const

/** Of a foundation whose application status says the rest. */
export const InactiveBadge = ({ standing }: { standing: Standing }) =>
  standing !== 'unapproved' && <StandingBadge standing={standing} />

/** Application status of a foundation. */
export const StatusBadge = ({ status }: { status: FoundationStatus }) => (
  <Badge tone={TONES[status]}>{FOUNDATION_STATUS_LABELS[status]}</Badge>
)

/** 'hace 3 días', with the exact moment under it: how long a case has waited. @param countryId whose time the reader has */
export const WaitingSince = ({ since, countryId, now }: { since: string; countryId: string; now: Date }) => (
  <time dateTime={since}>
    <span className="block font-semibold">{waitText(since, countryId, now)}</span>
    <span className="block text-fine text-ink-2">{formatMoment(since, countryId)}</span>
  </time>
)
