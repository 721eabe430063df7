import { ReportStatusBadge } from '@/components/moderation/staff/report-list'
import { TextLink } from '@/components/ui/links/text-link'
import type { ReportAboutDto, StaffAccountDto } from '@/lib/moderation/staff/accounts/dto'
import { reasonLabel } from '@/lib/text/copy/reports'
import { formatMoment } from '@/lib/text/dates'
import { formatCount } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { conversationCasePath, petModerationPath, reviewCasePath } from '@/lib/text/routes'

const PATHS = { pet: petModerationPath, conversation: conversationCasePath, review: reviewCasePath }
const SUBJECTS = {
  pet: 'Publicación de',
  conversation: 'Conversación por',
  review: 'Comentario sobre',
} satisfies Record<ReportAboutDto['kind'], string>

/** Each report of what an account published or wrote, with a link to its case. */
export function ReportsAbout({
  reports: { open, accepted, dismissed, newest },
  countryId,
}: {
  reports: StaffAccountDto['reports']
  /** Country whose time zone is used. */
  countryId: string
}) {
  if (newest.length === 0) return null
  const more = open + accepted + dismissed - newest.length
  return (
    <section aria-labelledby="reportes">
      <h2 id="reportes" className="mb-2 text-panel">
        Reportes sobre lo que publicó o escribió
      </h2>
      <ul>
        {newest.map(({ id, kind, caseId, about, reason, status, createdAt }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <TextLink href={PATHS[kind](caseId)} look="inherit" className="wrap-anywhere hover:text-monte">
              {SUBJECTS[kind]} {revealedText(about)}
            </TextLink>
            <span className="text-small text-ink-2">
              {reasonLabel(kind, reason)} · {formatMoment(createdAt, countryId)}
            </span>
            <ReportStatusBadge status={status} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-small text-ink-2">Y {formatCount(more)} anteriores.</p>}
    </section>
  )
}
