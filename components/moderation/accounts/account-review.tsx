import { AuditLog } from '@/components/moderation/staff/audit-log'
import { HoldBadge } from '@/components/moderation/staff/badges'
import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { DecisionRegion } from '@/components/moderation/staff/decision-region'
import {
  CASE_COLUMNS,
  type CaseProps,
  CaseSection,
  RelatedAccounts,
} from '@/components/moderation/staff/desk-parts'
import { KeptCaseLinks } from '@/components/moderation/staff/kept-case'
import { ReportStatusBadge } from '@/components/moderation/staff/report-list'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { ReportAboutDto, StaffAccountDto } from '@/lib/moderation/staff/accounts/dto'
import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'
import { statusLabel } from '@/lib/pets/copy'
import { FOUNDATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import { reasonLabel } from '@/lib/text/copy/reports'
import { formatMoment } from '@/lib/text/dates'
import { counted, formatCount } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { conversationCasePath, petModerationPath, reviewCasePath } from '@/lib/text/routes'
import { RestoreForm, SecondFactorResetForm, SuspendForm } from './account-forms'

/** What staff see of an account, what happened about it, and its suspension or restoration. */
export function AccountReview({
  account,
  history,
  countryId,
  asksPassword,
}: CaseProps & { account: StaffAccountDto; history: readonly AuditEntryDto[] }) {
  return (
    <>
      <State account={account} countryId={countryId} />
      <div className={`mt-6 ${CASE_COLUMNS}`}>
        <div className="grid min-w-0 content-start gap-8">
          <RelatedAccounts relatedAccounts={account.relatedAccounts} />
          <Facts account={account} countryId={countryId} />
          <Pets pets={account.pets} />
          <ReportsAbout reports={account.reports} countryId={countryId} />
          {account.keptCases.length > 0 && (
            <CaseSection id="casos" title="Casos abiertos de lo que eliminó">
              <KeptCaseLinks cases={account.keptCases} />
            </CaseSection>
          )}
          <section aria-labelledby="historia">
            <h2 id="historia" className="mb-3 text-panel">
              Lo que ha pasado
            </h2>
            {history.length === 0 ? (
              <p className="text-ink-2">El equipo todavía no hizo nada con esta cuenta.</p>
            ) : (
              <AuditLog entries={history} countryId={countryId} />
            )}
          </section>
        </div>
        <div className="content-start">
          <Decision account={account} asksPassword={asksPassword} />
        </div>
      </div>
    </>
  )
}

function State({ account, countryId }: { account: StaffAccountDto; countryId: string }) {
  const { id, role, suspendedAt, blockedAt, suspensionReason, foundationStatus, city, country } = account
  const kind = role === 'admin' ? 'Equipo' : 'Persona'
  return (
    <DecisionRegion decidedAt={suspendedAt ?? blockedAt}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-2">
        {suspendedAt ? (
          <Badge tone="guayaba">{blockedAt ? 'Suspendida y bloqueada' : 'Suspendida'}</Badge>
        ) : blockedAt ? (
          <Badge tone="guayaba">Bloqueada desde el {formatMoment(blockedAt, countryId)}</Badge>
        ) : (
          <Badge tone={account.active ? 'monte' : 'mist'}>{account.active ? 'Activa' : 'Cerrada'}</Badge>
        )}
        <span>
          {foundationStatus ? `Fundación ${FOUNDATION_STATUS_LABELS[foundationStatus].toLowerCase()}` : kind}
          {city && ` · ${[city, country].filter(Boolean).join(', ')}`} · cuenta N.º {id}
        </span>
      </p>
      {suspendedAt && (
        <div className="flex gap-3 rounded-2xl bg-guayaba-tint px-4 py-3.5 text-small text-guayaba-hover">
          <Icon name="ban" size={20} className="mt-px shrink-0" />
          <p className="wrap-anywhere">
            <strong className="font-semibold">Suspendida el {formatMoment(suspendedAt, countryId)}.</strong>{' '}
            <span className="whitespace-pre-line">{suspensionReason}</span>
          </p>
        </div>
      )}
    </DecisionRegion>
  )
}

function Facts({ account, countryId }: { account: StaffAccountDto; countryId: string }) {
  const { pets, requests, reports, reportsSent } = account
  const facts = [
    ['Contacto', account.contact],
    ['Correo', `${account.email} (${account.confirmed ? 'confirmado' : 'sin confirmar'})`],
    [
      'Mascotas',
      `${counted(pets.total, 'publicada', 'publicadas')} en total, ${counted(pets.listed, 'visible', 'visibles')} ahora`,
    ],
    [
      'Solicitudes abiertas',
      `${counted(requests.received, 'recibida', 'recibidas')}, ${counted(requests.sent, 'enviada', 'enviadas')}`,
    ],
    ['Reportes sobre la cuenta', reportsByState(reports)],
    ['Reportes que hizo', reportsByState(reportsSent)],
    ['Cuenta desde', formatMoment(account.registeredAt, countryId)],
  ]
  return (
    <section aria-labelledby="datos">
      <h2 id="datos" className="mb-3 text-panel">
        La cuenta
      </h2>
      <dl className="rounded-card bg-mist px-5 py-1">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-line py-3 last:border-0 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-small text-ink-2">{term}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex items-center gap-2 text-small text-ink-2">
        <Icon name="eye" size={18} />
        Abrir esta cuenta queda en la bitácora.
      </p>
    </section>
  )
}

const reportsByState = ({ open, accepted, dismissed }: StaffAccountDto['reportsSent']) =>
  `${counted(open, 'abierto', 'abiertos')}, ${counted(accepted, 'aceptado', 'aceptados')}, ${counted(dismissed, 'descartado', 'descartados')}`

function Pets({ pets: { newest, total } }: { pets: StaffAccountDto['pets'] }) {
  if (newest.length === 0) return null
  return (
    <section aria-labelledby="mascotas">
      <h2 id="mascotas" className="mb-2 text-panel">
        Sus mascotas
      </h2>
      <ul>
        {newest.map((pet) => (
          <li
            key={pet.id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <TextLink
              href={petModerationPath(pet.id)}
              look="inherit"
              className="wrap-anywhere hover:text-monte"
            >
              {revealedText(pet.name)}
            </TextLink>
            <span className="text-small text-ink-2">{statusLabel(pet)}</span>
            {pet.unseen && <HoldBadge />}
          </li>
        ))}
      </ul>
      {total > newest.length && (
        <p className="mt-2 text-small text-ink-2">Y {formatCount(total - newest.length)} publicadas antes.</p>
      )}
    </section>
  )
}

function Decision({ account, asksPassword }: { account: StaffAccountDto; asksPassword: boolean }) {
  const { id, suspendedAt, blockedAt, active, role } = account
  const about = { accountId: id }
  if (suspendedAt) return <RestoreForm account={account} asksPassword={asksPassword} />
  if (blockedAt)
    return (
      <div className="grid gap-6">
        <DecisionForm decision="unblockAccount" about={about} asksPassword={asksPassword} />
        <SuspendForm key={id} account={account} asksPassword={asksPassword} />
      </div>
    )
  if (!active) return <p className="text-ink-2">Esta cuenta está cerrada.</p>
  if (role === 'admin')
    return (
      <div className="grid gap-6">
        <SecondFactorResetForm accountId={id} asksPassword={asksPassword} />
        <p className="text-ink-2">
          Es una cuenta del equipo: para suspenderla, primero hay que quitarle ese rol en la línea de
          comandos.
        </p>
      </div>
    )
  return (
    <div className="grid gap-6">
      <SuspendForm key={id} account={account} asksPassword={asksPassword} />
      <DecisionForm decision="blockAccount" about={about} asksPassword={asksPassword} />
    </div>
  )
}

const CASE_PATHS = { pet: petModerationPath, conversation: conversationCasePath, review: reviewCasePath }
const SUBJECTS = {
  pet: 'Publicación de',
  conversation: 'Conversación por',
  review: 'Comentario sobre',
} satisfies Record<ReportAboutDto['kind'], string>

/** Each report of what an account published or wrote, with a link to its case. */
function ReportsAbout({
  reports: { open, accepted, dismissed, newest },
  countryId,
}: {
  reports: StaffAccountDto['reports']
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
            <TextLink
              href={CASE_PATHS[kind](caseId)}
              look="inherit"
              className="wrap-anywhere hover:text-monte"
            >
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
