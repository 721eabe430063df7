import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { REQUEST_STATUS } from '@/lib/adoption/requests/status'
import type { ConversationCaseDto, ConversationEntryDto, PartyDto } from '@/lib/moderation/staff/dto'
import { statusLabel } from '@/lib/pets/copy'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath, petModerationPath } from '@/lib/text/routes'
import { StandingBadge } from './badges'
import { DecisionForm } from './decision-form'
import { CASE_COLUMNS, type CaseProps, DecisionHistory, type Fact, Facts, type History } from './desk-parts'
import { ReportList } from './report-list'

/** A reported conversation (moderation): who reported whom, what was written, where the request stands. */
export function ConversationCase({
  found,
  reportId,
  history,
  countryId,
  asksPassword,
}: CaseProps & History & { found: ConversationCaseDto; reportId: number }) {
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="reportes" className="grid gap-4">
          <h2 id="reportes" className="text-panel">
            Reportes
          </h2>
          <ReportList kind="conversation" reports={found.reports} countryId={countryId} />
        </section>
        <DecisionHistory history={history} countryId={countryId} />
        <section aria-labelledby="conversacion" className="grid gap-4">
          <h2 id="conversacion" className="text-panel">
            Conversación
          </h2>
          <ConversationEntries found={found} countryId={countryId} />
          <p className="flex gap-2.5 text-fine text-ink-2">
            <Icon name="eye" size={18} className="mt-0.5 shrink-0" />
            Abrir este caso queda en la bitácora.
          </p>
        </section>
      </div>
      <div className="grid content-start gap-6">
        <Sides found={found} />
        {found.waits && <Decisions found={found} reportId={reportId} asksPassword={asksPassword} />}
      </div>
    </div>
  )
}

function Sides({ found: { reporter, reported, request, pet } }: { found: ConversationCaseDto }) {
  const facts: Fact[] = [
    ['Reportó', <Party key="reporter" party={reporter} />],
    ['A quién', <Party key="reported" party={reported} />],
    ['Solicitud', `N.º ${request.id} · ${REQUEST_STATUS[request.status].badge.label}`],
    [
      'Mascota',
      <span key="pet">
        <TextLink href={petModerationPath(pet.id)}>{revealedText(pet.name)}</TextLink> ·{' '}
        {pet.unseen ? 'Oculta' : statusLabel(pet)}
      </span>,
    ],
  ]
  return (
    <section aria-label="De quiénes es" className="rounded-card bg-mist p-5">
      <Facts facts={facts} />
    </section>
  )
}

function Party({ party: { id, side, name, isFoundation, standing } }: { party: PartyDto }) {
  const owner = isFoundation ? 'fundación que publica' : 'publica la mascota'
  return (
    <>
      <TextLink href={accountModerationPath(id)}>{revealedText(name)}</TextLink>,{' '}
      {side === 'owner' ? owner : 'quiere adoptar'} · cuenta N.º {id} <StandingBadge standing={standing} />
    </>
  )
}

function Decisions({
  found: { isMessage, seen },
  reportId,
  asksPassword,
}: {
  found: ConversationCaseDto
  reportId: number
  asksPassword: boolean
}) {
  const shared = { about: { reportId, seen }, asksPassword }
  const alone = isMessage && { title: 'Aceptar sin retirar' }
  return (
    <>
      {isMessage && <DecisionForm decision="hideMessage" {...shared} />}
      <DecisionForm decision="acceptReport" {...shared} {...alone} />
      <DecisionForm decision="dismissReport" {...shared} />
    </>
  )
}

const KIND_WORDS: Record<ConversationEntryDto['kind'], string> = {
  request: 'con la solicitud',
  answer: 'con una respuesta',
  message: '',
}

/** What the two sides wrote to each other around what was reported, oldest first; the reported side at the left. */
function ConversationEntries({
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
            author={entry.side === reporter.side ? revealedText(reporter.name) : revealedText(reported.name)}
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
