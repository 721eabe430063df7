import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { EditDto } from '@/lib/moderation/staff/reviews/dto'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'

export type Fact = readonly [term: string, value: ReactNode]

/** What is known of a case or of a side of it. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-3">
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt className="text-fine text-ink-2">{term}</dt>
        <dd className="wrap-anywhere">
          {(typeof value === 'string' ? revealedText(value) : value) || 'Sin datos'}
        </dd>
      </div>
    ))}
  </dl>
)

/** When something was edited, and whether what is read now is not what was reported. */
export const EditMoment = ({ edit, countryId }: { edit: EditDto; countryId: string }) => (
  <>
    {formatMoment(edit.at, countryId)} {edit.sinceReport && <Badge tone="maiz">Después del reporte</Badge>}
  </>
)
