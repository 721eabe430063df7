import Link from 'next/link'
import { auditActor, auditVerb } from '@/lib/copy/audit'
import { formatDay, formatTime } from '@/lib/format'
import {
  conversationCasePath,
  foundationModerationPath,
  petModerationPath,
  reviewCasePath,
} from '@/lib/routes'
import type { AuditEntryDto } from '@/lib/staff/dto'
import { foldOpenings } from './fold-openings'

/** Audit log of staff actions, newest first, grouped by day. */
export function AuditLog({ entries, countryId }: { entries: readonly AuditEntryDto[]; countryId: string }) {
  const days = [...new Set(entries.map(({ createdAt }) => formatDay(createdAt, countryId)))]
  return (
    <div className="grid gap-8">
      {days.map((day) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 text-card">{day}</h2>
          <ol>
            {foldOpenings(entries.filter(({ createdAt }) => formatDay(createdAt, countryId) === day)).map(
              (entry) => (
                <Entry key={entry.id} entry={entry} time={formatTime(entry.createdAt, countryId)} />
              ),
            )}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Entry({ entry, time }: { entry: AuditEntryDto; time: string }) {
  const { action, actor, count, reason, createdAt } = entry
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-break-word">
        <b className="font-semibold">{actor ?? auditActor(action)}</b> {auditVerb(action, count)}{' '}
        <Subject entry={entry} />
      </p>
      <time dateTime={createdAt} className="text-small text-ink-2 tabular-nums max-md:order-last">
        {time}
      </time>
      {reason && (
        <p className="border-l-3 border-edge pl-3 text-small text-ink-2 whitespace-pre-line wrap-break-word">
          {reason}
        </p>
      )}
    </li>
  )
}

const PATHS = {
  foundation: foundationModerationPath,
  pet: petModerationPath,
  report: conversationCasePath,
  review: reviewCasePath,
}

/** By its number, and the pet that the conversation is about. */
const reportName = (id: number | null, pet: string | null) => `N.º ${id}${pet ? ` (${pet})` : ''}`

/** Name of the subject, linked to its staff page if there is one. */
function Subject({ entry: { kind, subjectId, name, isOpen } }: { entry: AuditEntryDto }) {
  if (kind === 'mail') return name && `«${name}»`
  const shown = kind === 'report' ? reportName(subjectId, name) : (name ?? `N.º ${subjectId}`)
  if (!isOpen || subjectId === null || kind === 'user') return <b className="font-semibold">{shown}</b>
  return (
    <Link
      href={PATHS[kind](subjectId)}
      prefetch={false}
      className="font-semibold underline underline-offset-4 hover:text-monte"
    >
      {shown}
    </Link>
  )
}
