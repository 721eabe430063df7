import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import type { ConversationCaseDto, ConversationEntryDto } from '@/lib/moderation/staff/dto'
import { formatMoment } from '@/lib/text/format'

const KIND_WORDS: Record<ConversationEntryDto['kind'], string> = {
  request: 'con la solicitud',
  answer: 'con una respuesta',
  message: '',
}

/** What the two sides wrote to each other around what was reported, oldest first; the reported side at the left. */
export function ConversationEntries({
  found: { entries, cut, reporter, reported, isMessage },
  countryId,
}: {
  found: ConversationCaseDto
  countryId: string
}) {
  if (entries.length === 0) return <p className="text-ink-2">Todavía no se escribieron nada.</p>
  return (
    <>
      {cut.before && <Cut>Hay mensajes anteriores que no se muestran.</Cut>}
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <Entry
            key={`${entry.kind}-${entry.id}`}
            entry={entry}
            author={entry.side === reporter.side ? reporter.name : reported.name}
            isOfReporter={entry.side === reporter.side}
            moment={formatMoment(entry.at, countryId)}
          />
        ))}
      </ol>
      {cut.after && <Cut>Hay mensajes posteriores que no se muestran.</Cut>}
      {!isMessage && <p className="text-fine text-ink-2">El reporte es de toda la conversación.</p>}
    </>
  )
}

const Cut = ({ children }: { children: string }) => <p className="text-fine text-ink-2">{children}</p>

function Entry({
  entry: { kind, body, at, removedAt, isReported },
  author,
  isOfReporter,
  moment,
}: {
  entry: ConversationEntryDto
  author: string
  isOfReporter: boolean
  moment: string
}) {
  return (
    <li
      className={classNames(
        'grid max-w-[min(36rem,92%)] justify-items-start gap-1.5 rounded-card px-4.5 py-3.5',
        isOfReporter ? 'justify-self-end bg-monte-tint' : 'bg-mist',
        isReported && 'border-[1.5px] border-guayaba',
      )}
    >
      {(isReported || removedAt) && (
        <span className="flex flex-wrap gap-1.5">
          {isReported && <Badge tone="guayaba">Reportado</Badge>}
          {removedAt && <Badge tone="ink">Retirado</Badge>}
        </span>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      <p className="text-fine text-ink-2">
        <b className="font-semibold">{author}</b>
        {KIND_WORDS[kind] && `, ${KIND_WORDS[kind]}`} · <time dateTime={at}>{moment}</time>
      </p>
    </li>
  )
}
