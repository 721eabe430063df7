import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'
import { auditActor, auditVerb } from '@/lib/text/copy/audit'
import { formatDay, formatTime } from '@/lib/text/dates'
import {
  accountModerationPath,
  conversationCasePath,
  foundationModerationPath,
  petModerationPath,
  reviewCasePath,
} from '@/lib/text/routes'

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
  const { action, actor, fromCommandLine, count, reason, createdAt } = entry
  const { icon, tone } = LOOKS[action] ?? LOOK
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 border-b border-line py-3.5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={classNames(
          'row-span-3 grid size-10 place-items-center rounded-2xl md:row-span-2',
          TONES[tone],
        )}
      >
        <Icon name={icon} size={18} />
      </span>
      <p className="min-w-0 wrap-break-word md:pt-2">
        <b className="font-semibold">{actor ?? auditActor(action, fromCommandLine)}</b>{' '}
        {auditVerb(action, count)} <Subject entry={entry} />
      </p>
      <time dateTime={createdAt} className="text-small text-ink-2 tabular-nums max-md:order-last md:pt-2">
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
  user: accountModerationPath,
}

/** By its number, and the pet that the conversation is about. */
const reportName = (id: number | null, pet: string | null) => `N.º ${id}${pet ? ` (${pet})` : ''}`

/** Name of the subject, linked to its staff page if there is one. */
function Subject({ entry: { kind, subjectId, name, isOpen } }: { entry: AuditEntryDto }) {
  if (kind === 'mail') return name && `«${name}»`
  if (kind === 'log') return null
  if (kind === 'rights' || kind === 'contact') return <b className="font-semibold">N.º {subjectId}</b>
  if (kind === 'payment') return <b className="font-semibold wrap-anywhere">{name}</b>
  const shown = kind === 'report' ? reportName(subjectId, name) : (name ?? `N.º ${subjectId}`)
  if (!isOpen || subjectId === null || kind === 'adoption') return <b className="font-semibold">{shown}</b>
  return (
    <TextLink href={PATHS[kind](subjectId)} look="inherit" className="hover:text-monte">
      {shown}
    </TextLink>
  )
}

const TONES = {
  stop: 'bg-guayaba-tint text-guayaba-hover',
  go: 'bg-monte-tint text-monte-dark',
  look: 'bg-mist text-ink-2',
}

const LOOK: { icon: IconName; tone: keyof typeof TONES } = { icon: 'file-text', tone: 'look' }
const LOOKS: Readonly<Record<string, typeof LOOK>> = {
  'foundation.approve': { icon: 'circle-check', tone: 'go' },
  'foundation.reject': { icon: 'circle-x', tone: 'stop' },
  'account.view': { icon: 'eye', tone: 'look' },
  'account.suspend': { icon: 'ban', tone: 'stop' },
  'account.restore': { icon: 'rotate-ccw', tone: 'go' },
  'account.block': { icon: 'eye-off', tone: 'stop' },
  'account.unblock': { icon: 'rotate-ccw', tone: 'go' },
  'listing.block': { icon: 'eye-off', tone: 'stop' },
  'listing.unblock': { icon: 'rotate-ccw', tone: 'go' },
  'photos.block': { icon: 'image-off', tone: 'stop' },
  'photos.unblock': { icon: 'rotate-ccw', tone: 'go' },
  'listing.release': { icon: 'rotate-ccw', tone: 'go' },
  'listing.keep': { icon: 'circle-check', tone: 'go' },
  'listing.remove': { icon: 'trash', tone: 'stop' },
  'rights.view': { icon: 'eye', tone: 'look' },
  'rights.answer': { icon: 'circle-check', tone: 'go' },
  'rights.erase': { icon: 'trash', tone: 'stop' },
  'story.publish': { icon: 'circle-check', tone: 'go' },
  'story.remove': { icon: 'circle-x', tone: 'stop' },
  'contact.view': { icon: 'eye', tone: 'look' },
  'contact.answer': { icon: 'circle-check', tone: 'go' },
  'contact.close': { icon: 'circle-x', tone: 'look' },
  'contact.erase': { icon: 'trash', tone: 'stop' },
  'conversation.view': { icon: 'eye', tone: 'look' },
  'message.hide': { icon: 'eye-off', tone: 'stop' },
  'report.accept': { icon: 'circle-check', tone: 'stop' },
  'report.dismiss': { icon: 'circle-check', tone: 'go' },
  'expense.delete': { icon: 'trash', tone: 'look' },
  'expense.hide': { icon: 'eye-off', tone: 'stop' },
  'review.hide': { icon: 'eye-off', tone: 'stop' },
  'review.keep': { icon: 'circle-check', tone: 'go' },
  'review.show': { icon: 'rotate-ccw', tone: 'go' },
  'payout.record': { icon: 'send', tone: 'look' },
  'payout.reverse': { icon: 'undo-2', tone: 'stop' },
  'payment.settle': { icon: 'circle-check', tone: 'go' },
  'payment.reread': { icon: 'rotate-cw', tone: 'look' },
  'case.view': { icon: 'eye', tone: 'look' },
  'case.accept': { icon: 'circle-check', tone: 'stop' },
  'case.dismiss': { icon: 'circle-check', tone: 'go' },
  'log.export': { icon: 'download', tone: 'look' },
  'mail.resend': { icon: 'mail', tone: 'look' },
  'second-factor.activate': { icon: 'key-round', tone: 'go' },
  'second-factor.reset': { icon: 'key-round', tone: 'stop' },
  'account.import': { icon: 'download', tone: 'look' },
  'admin.grant': { icon: 'key-round', tone: 'go' },
  'admin.revoke': { icon: 'key-round', tone: 'stop' },
}

const OPENINGS = ['document.view', 'conversation.view', 'account.view']

/**
 * Consecutive openings of an account, of a foundation's documents or of a reported conversation, by one person become the
 * newest of them, with how many documents.
 */
export function foldOpenings(entries: readonly AuditEntryDto[]): AuditEntryDto[] {
  const runs: { newest: AuditEntryDto; documents: Set<number | null> }[] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && continues(run.newest, entry)) run.documents.add(entry.documentId)
    else runs.push({ newest: entry, documents: new Set([entry.documentId]) })
  }
  return runs.map(({ newest, documents }) =>
    OPENINGS.includes(newest.action) ? { ...newest, count: documents.size } : newest,
  )
}

const continues = (newest: AuditEntryDto, entry: AuditEntryDto) =>
  OPENINGS.includes(newest.action) &&
  entry.action === newest.action &&
  newest.actor === entry.actor &&
  newest.subjectId === entry.subjectId
